//! The laws on a great many matches of each number of players: a million, or as many as the
//! argument says.

#[path = "../tests/it/disguise.rs"]
mod disguise;

use proving_ground::laws::{self, Laws};
use tabletop::Setting;

fn main() {
    let matches = std::env::args().nth(1).map_or(1_000_000, |argument| {
        argument
            .parse()
            .expect("the argument is how many matches to play for each number of players")
    });
    let settings = (2..=4).map(|seats| Setting { seats, ..Setting::default() }).collect();
    let laws = Laws { matches, ..Laws::new(settings, disguise::disguise) };
    println!("{:#?}", laws::soak(&laws));
}
