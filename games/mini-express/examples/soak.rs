//! The laws on a great many matches, spread over every mode, level, map and variant: a million, or
//! as many as the argument says.

#[path = "../tests/it/disguise.rs"]
mod disguise;
#[path = "../tests/it/settings.rs"]
mod settings;

use proving_ground::laws::{self, Laws};

fn main() {
    let matches: u64 = std::env::args().nth(1).map_or(1_000_000, |argument| {
        argument.parse().expect("the argument is how many matches to play in all")
    });
    let settings = settings::settings();
    let each = matches.div_ceil(settings.len() as u64);
    let laws = Laws { matches: each, ..Laws::new(settings, disguise::undisguised) };
    println!("{:#?}", laws::soak(&laws));
}
