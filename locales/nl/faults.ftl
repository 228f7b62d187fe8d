# Wat er mis is met iets van buiten. De codes zijn van de spelmotor. Waar $detail staat, wordt diens
# eigen Engelse zin geciteerd: die noemt velden en waarden van een bestand.

fault-file-unreadable = kan niet worden gelezen: { $reason }
fault-file-unwritable = kan niet worden geschreven: { $reason }
fault-file-not-text = is geen tekst in UTF-8
fault-serve-no-address = kan niet luisteren op { $address }, poort { $port }: { $reason }

fault-input-not-json = dit is geen JSON: { $detail }
fault-input-malformed = er ontbreekt iets, of iets is niet zoals het hoort: { $detail }
fault-input-unknown-id = zoiets staat niet op het bord: { $detail }
fault-game-unknown = zo'n spel is er niet: { $detail }
fault-bots-unknown = zo'n bot is er niet: { $detail }
fault-bots-wrong-count = de bots zijn niet gelijk over de tafel te verdelen

fault-record-unfit = dit verslag past niet: { $detail }
fault-record-other-events = volgens de regels gebeurt er iets anders dan in het verslag staat
fault-record-other-outcome = de partij eindigt niet zoals het verslag zegt
fault-record-other-hash = de partij eindigt in een andere stelling dan het verslag zegt

fault-setting-seats = met zoveel spelers kan het niet: { $detail }
fault-setting-options = zo'n optie heeft het spel niet: { $detail }
fault-options-seats = in deze modus kan het niet met zoveel spelers: { $detail }
fault-options-unknown-map = zo'n kaart is er niet: { $detail }
fault-options-other-map = het bord is een andere kaart dan de opties zeggen
fault-options-level-without-solo = alleen een solospel heeft niveaus
fault-options-two-variants = één variant tegelijk
fault-options-no-golden-spike = de Gouden Spijker hoort bij de kaart van de VS
fault-options-no-ports = havens horen bij de kaart van Europa

fault-board-unknown-game = niets in dit bestand lijkt op het bord van een spel

fault-kind-board = het bord: { $detail }
fault-kind-tables = de tabellen van het spel: { $detail }
fault-kind-position = een onmogelijke stelling: { $detail }
fault-kind-arena = de arena: { $detail }
fault-kind-request = het verzoek: { $detail }
fault-kind-table = de tafel: { $detail }
