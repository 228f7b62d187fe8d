//! Every rule by scenario, every event, error and ending by scenario or transcript. The scripted
//! bots play as they always did: ratings are measured against them. A bot that should play
//! otherwise gets another name.

use san_francisco::SanFrancisco;

proving_ground::game_tests!(
    SanFrancisco,
    scripts: [
        ("racer", "62b5a30a1e82f829"),
        ("planner", "5f2f715a9a7c0b41"),
        ("blocker", "d046c0727224c631"),
    ]
);
