# Co jest nie tak z ustawieniami. Kody należą do silnika gry.

fault-game-unknown = nie ma gry „{ $name }”; są: { $known }
fault-bots-unknown = nie ma bota „{ $name }”; są: { $known }
fault-bots-wrong-count = botów nie da się rozdzielić równo wokół stołu

fault-setting-seats = liczba graczy: { $seats }; ta gra jest dla { $least }–{ $most } graczy
fault-setting-options = ta gra nie ma opcji, więc { $option } nic nie znaczy
fault-options-seats =
    { $least ->
        [1] liczba graczy: { $seats }; ten tryb jest dla jednej osoby
        [2] liczba graczy: { $seats }; ten tryb jest dla { $most } osób
       *[other] liczba graczy: { $seats }; ten tryb jest dla { $least }–{ $most } osób
    }
fault-options-unknown-map = nie ma mapy „{ $map }”: wybierz usa, europe albo plik z planszą
fault-options-other-map = plansza to inna mapa niż w opcjach
fault-options-level-without-solo = poziomy są tylko w grze solo
fault-options-two-variants = tylko jeden wariant naraz
fault-options-no-golden-spike = Złoty Gwóźdź należy do mapy USA
fault-options-no-ports = porty należą do mapy Europy
