//! Collects types, and makes a schema of each and one TypeScript file of all of them.

use std::collections::BTreeSet;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

use crate::{File, typescript};

/// Types on the wire. What we write is complete, what we read may leave fields out: serde's
/// attributes mean different schemas for the two.
pub struct Types {
    written: SchemaGenerator,
    read: SchemaGenerator,
    documents: Vec<(&'static str, Value)>,
}

/// Definitions that another TypeScript file has, and that are imported from there.
#[derive(Default)]
pub struct Shared {
    pub definitions: Map<String, Value>,
    /// The path of that file, as an import names it.
    pub module: &'static str,
}

impl Default for Types {
    fn default() -> Self {
        Self {
            written: for_writing().into_generator(),
            read: for_reading().into_generator(),
            documents: Vec::new(),
        }
    }
}

fn for_writing() -> SchemaSettings {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.with_transform(OneLine).with_transform(NoDefaults)
}

fn for_reading() -> SchemaSettings {
    SchemaSettings::draft2020_12().for_deserialize().with_transform(OneLine)
}

impl Types {
    /// Adds a type that leaves us.
    pub fn written<T: JsonSchema>(&mut self, name: &'static str) {
        self.written.subschema_for::<T>();
        let root = for_writing().into_generator().into_root_schema_for::<T>();
        self.documents.push((name, root.to_value()));
    }

    /// Adds a type that comes in.
    pub fn read<T: JsonSchema>(&mut self, name: &'static str) {
        self.read.subschema_for::<T>();
        let root = for_reading().into_generator().into_root_schema_for::<T>();
        self.documents.push((name, root.to_value()));
    }

    /// One file for each schema, and one for the TypeScript.
    pub fn files(self, schemas: &Path, types: &Path) -> Vec<File> {
        self.files_with(schemas, types, &Shared::default())
    }

    /// The same, with definitions that another TypeScript file has already.
    pub fn files_with(mut self, schemas: &Path, types: &Path, shared: &Shared) -> Vec<File> {
        let documents = std::mem::take(&mut self.documents).into_iter();
        let mut files: Vec<File> = documents
            .map(|(name, document)| {
                let text = serde_json::to_string_pretty(&document).expect("a schema is JSON");
                (schemas.join(format!("{name}.json")), text + "\n")
            })
            .collect();
        files.push((types.to_owned(), typescript::file(&self.definitions(), shared)));
        files
    }

    /// The definitions of both directions. Where they differ, what is read is called `…Input`.
    pub fn definitions(&mut self) -> Map<String, Value> {
        let mut all = self.written.take_definitions(true);
        let read = self.read.take_definitions(true);
        let different = different(&all, &read);
        for (name, mut definition) in read {
            rename(&mut definition, &different);
            let name = if different.contains(&name) { name + INPUT } else { name };
            all.insert(name, definition);
        }
        all
    }
}

const INPUT: &str = "Input";
const REFERENCE: &str = "#/$defs/";

/// The names that don't mean the same in both directions: themselves, or what they refer to.
fn different(written: &Map<String, Value>, read: &Map<String, Value>) -> BTreeSet<String> {
    let mut different = BTreeSet::new();
    let mut known = usize::MAX;
    while known != different.len() {
        known = different.len();
        for (name, definition) in read {
            let mut renamed = definition.clone();
            let same = written.get(name).is_none_or(|written| shape(written) == shape(definition));
            rename(&mut renamed, &different);
            if !same || written.contains_key(name) && renamed != *definition {
                different.insert(name.clone());
            }
        }
    }
    different
}

/// A schema without what no type depends on.
fn shape(schema: &Value) -> Value {
    match schema {
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(name, _)| *name != "default");
            fields.map(|(name, field)| (name.clone(), shape(field))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.iter().map(shape).collect(),
        other => other.clone(),
    }
}

/// Lets every reference to one of the names point at what is read.
fn rename(schema: &mut Value, names: &BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            for (key, field) in fields {
                match field {
                    Value::String(target) if key == "$ref" => {
                        if target.strip_prefix(REFERENCE).is_some_and(|name| names.contains(name)) {
                            target.push_str(INPUT);
                        }
                    }
                    field => rename(field, names),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, names)),
        _ => {}
    }
}

/// Descriptions are comments, which are broken into lines where they happened to be full.
#[derive(Clone)]
struct OneLine;

impl Transform for OneLine {
    fn transform(&mut self, schema: &mut Schema) {
        if let Some(Value::String(text)) = schema.get_mut("description") {
            *text = text.replace("\n\n", "\u{0}").replace('\n', " ").replace('\u{0}', "\n\n");
        }
        transform_subschemas(self, schema);
    }
}

/// What we write is complete, so that nobody needs to know what a missing field would mean.
#[derive(Clone)]
struct NoDefaults;

impl Transform for NoDefaults {
    fn transform(&mut self, schema: &mut Schema) {
        schema.remove("default");
        transform_subschemas(self, schema);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_differs_is_different_all_the_way_up() {
        let written = json!({
            "Leaf": { "type": "string" },
            "Branch": { "$ref": "#/$defs/Leaf" },
            "Stone": { "type": "integer" },
        });
        let read = json!({
            "Leaf": { "type": "integer" },
            "Branch": { "$ref": "#/$defs/Leaf" },
            "Stone": { "type": "integer", "default": 3 },
            "New": { "$ref": "#/$defs/Branch" },
        });
        let (written, read) =
            (written.as_object().expect("it is"), read.as_object().expect("it is"));
        let different: Vec<String> = different(written, read).into_iter().collect();
        assert_eq!(different, ["Branch", "Leaf"]);
    }
}
