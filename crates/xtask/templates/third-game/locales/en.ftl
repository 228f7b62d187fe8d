# Berries.

berries-name = Berries
berries-series = A worked example
berries-about = Take berries, and mind the thorn.

## At the table.

berries-task = Take one to three berries
berries-action-take =
    { $berries ->
        [one] Take { $berries } berry
       *[other] Take { $berries } berries
    }
berries-event-berries_taken =
    { $berries ->
        [one] { $player } took { $berries } berry
       *[other] { $player } took { $berries } berries
    }
    .you =
        { $berries ->
            [one] You took { $berries } berry
           *[other] You took { $berries } berries
        }
berries-event-pricked = { $player } was pricked by a thorn
    .you = You were pricked by a thorn
berries-refusal-turn-not-yours = It isn’t your turn.
berries-refusal-take-too-many = You can take one to three berries.
berries-ending-rounds = Everybody took four times.
berries-ending-thorn = A thorn ended the match.
berries-decided-berries = Most berries win.
berries-decided-shared = Equals share the win.
