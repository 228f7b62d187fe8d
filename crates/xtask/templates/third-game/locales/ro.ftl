# Berries.

berries-name = Boabe
berries-series = Un joc exemplu
berries-about = Culege boabe și ferește-te de ghimpe.

## At the table.

berries-task = Culege una până la trei boabe
berries-action-take =
    { $berries ->
        [one] Culege { $berries } boabă
        [few] Culege { $berries } boabe
       *[other] Culege { $berries } de boabe
    }
berries-event-berries_taken =
    { $berries ->
        [one] { $player } a cules { $berries } boabă
        [few] { $player } a cules { $berries } boabe
       *[other] { $player } a cules { $berries } de boabe
    }
    .you =
        { $berries ->
            [one] Ai cules { $berries } boabă
            [few] Ai cules { $berries } boabe
           *[other] Ai cules { $berries } de boabe
        }
berries-event-pricked = Un ghimpe înțeapă: { $player }
    .you = Te-a înțepat un ghimpe
berries-refusal-turn-not-yours = Nu este rândul tău.
berries-refusal-take-too-many = Poți culege una până la trei boabe.
berries-ending-rounds = Toți au cules de patru ori.
berries-ending-thorn = Un ghimpe a încheiat partida.
berries-decided-berries = Câștigă cele mai multe boabe.
berries-decided-shared = La egalitate, victoria se împarte.
