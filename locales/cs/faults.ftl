# Co je špatně na nastavení. Kódy patří herní logice.

fault-game-unknown = hra „{ $name }“ tu není; jsou tu: { $known }
fault-bots-unknown = bot „{ $name }“ tu není; jsou tu: { $known }
fault-bots-wrong-count = tento počet botů nejde kolem stolu rozdělit rovnoměrně

fault-setting-seats =
    { $most ->
        [one] počet hráčů: { $seats }; tato hra je pro { $least } až { $most } hráče
        [few] počet hráčů: { $seats }; tato hra je pro { $least } až { $most } hráče
        [many] počet hráčů: { $seats }; tato hra je pro { $least } až { $most } hráče
       *[other] počet hráčů: { $seats }; tato hra je pro { $least } až { $most } hráčů
    }
fault-setting-options = tato hra nemá žádné volby, takže { $option } nic neznamená
fault-options-seats =
    { $least ->
        [1] počet hráčů: { $seats }; tento režim je pro jednoho hráče
        [2] počet hráčů: { $seats }; tento režim je pro { $most } hráče
       *[other] počet hráčů: { $seats }; tento režim je pro { $least } až { $most } hráčů
    }
fault-options-unknown-map = mapa „{ $map }“ tu není: vyber usa, europe nebo soubor s plánem
fault-options-other-map = herní plán je jiná mapa, než říkají volby
fault-options-level-without-solo = obtížnost má jen sólová hra
fault-options-two-variants = hrát lze jen jednu variantu najednou
fault-options-no-golden-spike = Zlatý hřeb patří k mapě USA
fault-options-no-ports = přístavy patří k mapě Evropy
