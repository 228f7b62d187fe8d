//! Every rule by scenario, every event, error and ending by scenario or transcript. The scripted
//! bots play as they always did: ratings are measured against them. A bot that should play
//! otherwise gets another name.

use mini_express::MiniExpress;

proving_ground::game_tests!(
    MiniExpress,
    scripts: [("builder", "91479c87343d22ea"), ("investor", "f4805410e0fde047")]
);
