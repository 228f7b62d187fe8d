# Berries.

berries-name = Jagody
berries-series = Gra przykładowa
berries-about = Zrywaj jagody i uważaj na cierń.

## At the table.

berries-task = Zerwij od jednej do trzech jagód
berries-action-take =
    { $berries ->
        [one] Zerwij { $berries } jagodę
        [few] Zerwij { $berries } jagody
        [many] Zerwij { $berries } jagód
       *[other] Zerwij { $berries } jagody
    }
berries-event-berries_taken =
    { $berries ->
        [one] { $player } zrywa { $berries } jagodę
        [few] { $player } zrywa { $berries } jagody
        [many] { $player } zrywa { $berries } jagód
       *[other] { $player } zrywa { $berries } jagody
    }
    .you =
        { $berries ->
            [one] Zrywasz { $berries } jagodę
            [few] Zrywasz { $berries } jagody
            [many] Zrywasz { $berries } jagód
           *[other] Zrywasz { $berries } jagody
        }
berries-event-pricked = Cierń kłuje: { $player }
    .you = Kłuje cię cierń
berries-refusal-turn-not-yours = To nie twoja kolej.
berries-refusal-take-too-many = Można zerwać od jednej do trzech jagód.
berries-ending-rounds = Wszyscy zrywali cztery razy.
berries-ending-thorn = Cierń zakończył partię.
berries-decided-berries = Wygrywa najwięcej jagód.
berries-decided-shared = Przy remisie wygrana jest wspólna.
