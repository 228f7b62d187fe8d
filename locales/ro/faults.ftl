# Ce nu e în regulă cu o setare. Codurile sunt ale motorului.

fault-game-unknown = nu există jocul „{ $name }”; există: { $known }
fault-bots-unknown = nu există botul „{ $name }”; există: { $known }
fault-bots-wrong-count = boții nu se împart egal în jurul mesei

fault-setting-seats = numărul de jucători: { $seats }; acest joc este pentru { $least } până la { $most }
fault-setting-options = acest joc nu are opțiuni, deci { $option } nu înseamnă nimic
fault-options-seats =
    { $least ->
        [1] numărul de jucători: { $seats }; acest mod este pentru unul singur
        [2] numărul de jucători: { $seats }; acest mod este pentru { $most }
       *[other] numărul de jucători: { $seats }; acest mod este pentru { $least } până la { $most }
    }
fault-options-unknown-map = nu există harta „{ $map }”: alege usa, europe sau un fișier cu o tablă
fault-options-other-map = tabla este altă hartă decât cea din opțiuni
fault-options-level-without-solo = numai jocul solo are niveluri
fault-options-two-variants = se joacă o singură variantă odată
fault-options-no-golden-spike = Pironul de aur ține de harta SUA
fault-options-no-ports = porturile țin de harta Europei
