# Berries.

berries-name = Bobule
berries-series = Ukázková hra
berries-about = Trhej bobule a pozor na trn.

## At the table.

berries-task = Utrhni jednu až tři bobule
berries-action-take =
    { $berries ->
        [one] Utrhnout { $berries } bobuli
        [few] Utrhnout { $berries } bobule
        [many] Utrhnout { $berries } bobule
       *[other] Utrhnout { $berries } bobulí
    }
berries-event-berries_taken =
    { $berries ->
        [one] { $player } trhá { $berries } bobuli
        [few] { $player } trhá { $berries } bobule
        [many] { $player } trhá { $berries } bobule
       *[other] { $player } trhá { $berries } bobulí
    }
    .you =
        { $berries ->
            [one] Trháš { $berries } bobuli
            [few] Trháš { $berries } bobule
            [many] Trháš { $berries } bobule
           *[other] Trháš { $berries } bobulí
        }
berries-event-pricked = Trn píchá: { $player }
    .you = Píchá tě trn
berries-refusal-turn-not-yours = Nejsi na tahu.
berries-refusal-take-too-many = Utrhnout se dá jedna až tři bobule.
berries-ending-rounds = Všichni trhali čtyřikrát.
berries-ending-thorn = Partii ukončil trn.
berries-decided-berries = Vyhrává nejvíc bobulí.
berries-decided-shared = Při rovnosti se o výhru dělí.
