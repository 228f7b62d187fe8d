# Co jest nie tak z czymś z zewnątrz. Kody należą do silnika gry. Gdzie stoi $detail, cytowane jest
# jego własne angielskie zdanie: nazywa pola i wartości pliku.

fault-file-unreadable = nie można odczytać: { $reason }
fault-file-unwritable = nie można zapisać: { $reason }
fault-file-not-text = to nie jest tekst w UTF-8
fault-serve-no-address = nie można nasłuchiwać pod adresem { $address }, port { $port }: { $reason }

fault-input-not-json = to nie jest JSON: { $detail }
fault-input-malformed = czegoś brakuje albo coś się nie zgadza: { $detail }
fault-input-unknown-id = nie ma czegoś takiego na planszy: { $detail }
fault-game-unknown = nie ma takiej gry: { $detail }
fault-bots-unknown = nie ma takiego bota: { $detail }
fault-bots-wrong-count = botów nie da się rozdzielić równo wokół stołu

fault-record-unfit = ten zapis nie pasuje: { $detail }
fault-record-other-events = według zasad dzieje się coś innego niż w zapisie
fault-record-other-outcome = partia nie kończy się tak, jak mówi zapis
fault-record-other-hash = partia kończy się w innej pozycji, niż mówi zapis

fault-setting-seats = w tyle osób nie da się grać: { $detail }
fault-setting-options = gra nie ma takiej opcji: { $detail }
fault-options-seats = w tym trybie nie da się grać w tyle osób: { $detail }
fault-options-unknown-map = nie ma takiej mapy: { $detail }
fault-options-other-map = plansza to inna mapa niż w opcjach
fault-options-level-without-solo = poziomy ma tylko gra solo
fault-options-two-variants = tylko jeden wariant naraz
fault-options-no-golden-spike = Złoty Gwóźdź należy do mapy USA
fault-options-no-ports = porty należą do mapy Europy

fault-board-unknown-game = nic w tym pliku nie wygląda na planszę gry

fault-kind-board = plansza: { $detail }
fault-kind-tables = tabele gry: { $detail }
fault-kind-position = niemożliwa pozycja: { $detail }
fault-kind-arena = arena: { $detail }
fault-kind-request = żądanie: { $detail }
fault-kind-table = stół: { $detail }
