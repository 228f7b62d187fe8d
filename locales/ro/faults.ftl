# Ce nu e în regulă cu ceva venit din afară. Codurile sunt ale motorului. Unde apare $detail, se
# citează propoziția lui în engleză: ea numește câmpurile și valorile fișierului.

fault-file-unreadable = nu poate fi citit: { $reason }
fault-file-unwritable = nu poate fi scris: { $reason }
fault-file-not-text = nu este un text în UTF-8
fault-serve-no-address = nu se poate asculta la adresa { $address }, portul { $port }: { $reason }

fault-input-not-json = acesta nu este JSON: { $detail }
fault-input-malformed = ceva lipsește sau nu este cum trebuie: { $detail }
fault-input-unknown-id = nu există așa ceva pe tablă: { $detail }
fault-game-unknown = nu există un asemenea joc: { $detail }
fault-bots-unknown = nu există un asemenea bot: { $detail }
fault-bots-wrong-count = boții nu se împart egal în jurul mesei

fault-record-unfit = această înregistrare nu se potrivește: { $detail }
fault-record-other-events = după reguli se întâmplă altceva decât în înregistrare
fault-record-other-outcome = partida nu se termină cum spune înregistrarea
fault-record-other-hash = partida se termină în altă poziție decât spune înregistrarea

fault-setting-seats = nu se poate juca în acest număr: { $detail }
fault-setting-options = jocul nu are o asemenea opțiune: { $detail }
fault-options-seats = în acest mod nu se poate juca în acest număr: { $detail }
fault-options-unknown-map = nu există o asemenea hartă: { $detail }
fault-options-other-map = tabla este altă hartă decât spun opțiunile
fault-options-level-without-solo = numai jocul de unul singur are niveluri
fault-options-two-variants = câte o singură variantă
fault-options-no-golden-spike = Pironul de aur ține de harta SUA
fault-options-no-ports = porturile țin de harta Europei

fault-board-unknown-game = nimic din acest fișier nu seamănă cu tabla unui joc

fault-kind-board = tabla: { $detail }
fault-kind-tables = tabelele jocului: { $detail }
fault-kind-position = o poziție imposibilă: { $detail }
fault-kind-arena = arena: { $detail }
fault-kind-request = cererea: { $detail }
fault-kind-table = masa: { $detail }
