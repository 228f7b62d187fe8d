//! Real messages beside the schemas in `docs/schemas`.

use jsonschema::Validator;
use serde_json::Value;

/// One of the checked-in schemas.
pub struct Schema(Validator);

impl Schema {
    pub fn new(name: &str) -> Self {
        let path = format!("{}/../../docs/schemas/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect(&path);
        let schema: Value = serde_json::from_str(&text).expect("JSON");
        Self(jsonschema::validator_for(&schema).expect("a schema is a schema"))
    }

    pub fn check(&self, message: &Value) {
        if let Some(error) = self.0.iter_errors(message).next() {
            panic!("{}: {error}\n{message}", error.instance_path());
        }
    }

    pub fn check_texts<'a>(&self, texts: impl IntoIterator<Item = &'a String>) {
        for text in texts {
            self.check(&serde_json::from_str(text).expect("JSON"));
        }
    }
}
