//! Takes the sizes of the levels from `game.toml`.

fn main() {
    game_file::write_levels();
}
