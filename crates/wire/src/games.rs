//! The types of each game.

use std::path::PathBuf;

use tabletop::schema::WireTypes;

use crate::File;
use crate::schemas::Types;

/// The files of every game.
pub fn files() -> Vec<File> {
    let mut files = Vec::new();
    macro_rules! add_each {
        ($($game:ty, $name:literal;)*) => { $(files.extend(files_of::<$game>());)* };
    }
    titles::for_each_title!(add_each);
    files
}

fn files_of<G: WireTypes>() -> Vec<File> {
    let mut types = Types::default();
    types.written::<G::View>("view");
    types.written::<G::Event>("event");
    types.written::<G::EventView>("event-view");
    types.written::<G::Preview>("preview");
    types.written::<G::Distances>("distances");
    types.written::<G::Action>("action");
    types.written::<G::Options>("options");
    types.read::<G::OptionsRequest>("options-request");
    types.read::<G::Position>("position");
    types.read::<G::Board>("board");
    let folder = PathBuf::from("games").join(G::SLUG);
    types.files(&folder.join("schemas"), &folder.join("face/generated.ts"))
}
