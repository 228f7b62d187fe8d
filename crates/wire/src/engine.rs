//! The messages of the engine protocol, and records.

use std::path::Path;

use catalogue::schema::{Answers, Request};
use catalogue::{Record, Refusal};

use crate::File;
use crate::schemas::Types;

/// The files of the engine.
pub fn files() -> Vec<File> {
    types().files(Path::new("docs/schemas"), Path::new("web/src/engine/generated.ts"))
}

/// The types of the engine.
pub fn types() -> Types {
    let mut types = Types::default();
    types.written::<Answers>("engine-answers");
    types.written::<Refusal>("refusal");
    types.read::<Request>("engine-request");
    types.read::<Record>("record");
    types
}
