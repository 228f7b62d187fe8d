//! A checked-in schema, and what was checked against it.

use std::cell::Cell;
use std::fs;
use std::path::Path;

use jsonschema::Validator;
use serde_json::Value;

/// A schema file, ready to check messages.
pub struct Schema {
    path: String,
    validator: Validator,
    checked: Cell<u64>,
}

impl Schema {
    /// Reads a schema by its path from the workspace's root.
    pub fn load(path: &str) -> Self {
        Self::new(path, &read(path))
    }

    /// Each field of a schema of an object, by its name.
    pub fn load_fields(path: &str) -> Vec<(String, Self)> {
        let schema = read(path);
        let fields = schema["properties"].as_object().expect("it is the schema of an object");
        let load = |(name, field): (&String, &Value)| {
            let mut field = field.clone();
            field["$defs"] = schema["$defs"].clone();
            (name.clone(), Self::new(&format!("{path}: {name}"), &field))
        };
        fields.iter().map(load).collect()
    }

    fn new(path: &str, schema: &Value) -> Self {
        let validator = jsonschema::validator_for(schema).expect("a schema is a schema");
        Self { path: path.to_owned(), validator, checked: Cell::new(0) }
    }

    /// Fails on a message that the schema doesn't allow.
    pub fn check(&self, message: &Value) {
        let errors = self.validator.iter_errors(message);
        let errors: Vec<String> =
            errors.map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}\n{message}", self.path);
        self.checked.set(self.checked.get() + 1);
    }

    /// Does the schema allow this?
    pub fn allows(&self, message: &Value) -> bool {
        self.validator.is_valid(message)
    }

    /// What it is the schema of.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// How many messages were checked.
    pub fn checked(&self) -> u64 {
        self.checked.get()
    }
}

fn read(path: &str) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).expect("a schema is JSON")
}
