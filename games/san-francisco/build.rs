//! Takes the sizes of the levels from `game.toml`, and learned numbers from `data/learned`.

fn main() {
    game_file::write_levels();
    for name in ["rollout-two-seats", "rollout-two-seats-balanced", "rollout-more-seats"] {
        game_file::write_variants(name, "Feature");
    }
    game_file::write_fields("belief", "Logit");
    game_file::write_fields("bias-correction", "Correction");
    game_file::write_fields("plan-prices", "PlanPrices");
}
