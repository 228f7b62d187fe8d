# Co je špatně na tom, co přišlo zvenčí. Kódy patří herní logice. Kde stojí $detail, cituje se její
# vlastní anglická věta: jmenuje pole a hodnoty souboru.

fault-file-unreadable = nelze přečíst: { $reason }
fault-file-unwritable = nelze zapsat: { $reason }
fault-file-not-text = není text v UTF-8
fault-serve-no-address = nelze naslouchat na adrese { $address }, port { $port }: { $reason }

fault-input-not-json = tohle není JSON: { $detail }
fault-input-malformed = něco chybí nebo není, jak má být: { $detail }
fault-input-unknown-id = nic takového na plánu není: { $detail }
fault-game-unknown = taková hra tu není: { $detail }
fault-bots-unknown = takový bot tu není: { $detail }
fault-bots-wrong-count = boti nevycházejí rovnoměrně kolem stolu

fault-record-unfit = tento záznam se nehodí: { $detail }
fault-record-other-events = podle pravidel se stalo něco jiného, než co je v záznamu
fault-record-other-outcome = partie nekončí tak, jak tvrdí záznam
fault-record-other-hash = partie končí v jiné pozici, než tvrdí záznam

fault-setting-seats = v tomto počtu se hrát nedá: { $detail }
fault-setting-options = takovou volbu hra nemá: { $detail }
fault-options-seats = v tomto režimu se v tomto počtu hrát nedá: { $detail }
fault-options-unknown-map = taková mapa tu není: { $detail }
fault-options-other-map = herní plán je jiná mapa, než říkají volby
fault-options-level-without-solo = úrovně má jen hra pro jednoho
fault-options-two-variants = hrát lze jen jednu variantu najednou
fault-options-no-golden-spike = Zlatý hřeb patří k mapě USA
fault-options-no-ports = přístavy patří k mapě Evropy

fault-board-unknown-game = nic v tomto souboru nevypadá jako herní plán

fault-kind-board = herní plán: { $detail }
fault-kind-tables = tabulky hry: { $detail }
fault-kind-position = nemožná pozice: { $detail }
fault-kind-arena = aréna: { $detail }
fault-kind-request = požadavek: { $detail }
fault-kind-table = stůl: { $detail }
