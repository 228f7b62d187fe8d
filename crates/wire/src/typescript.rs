//! TypeScript from JSON Schemas: as much of both as our types use, and a panic on anything else.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Map, Value};

use crate::schemas::Shared;

const HEAD: &str = "// Written by `make types` from the Rust types: don't edit it.\n";
const REFERENCE: &str = "#/$defs/";
/// A fixed number of items up to this is a tuple; more are a list.
const LONGEST_TUPLE: u64 = 4;
const LINE_WIDTH: usize = 120;

/// One file with all of these definitions, in their order. Those that another file has as they are
/// here are imported from there.
pub fn file(definitions: &Map<String, Value>, shared: &Shared) -> String {
    let mut text = HEAD.to_owned();
    let writer = Writer { definitions };
    let is_shared = |name: &String| shared.definitions.get(name) == definitions.get(name);
    let own = definitions.iter().filter(|(name, _)| !is_shared(name));
    let mut imported = BTreeSet::new();
    own.clone().for_each(|(_, schema)| references(schema, &mut imported));
    imported.retain(|name| is_shared(name));
    if !imported.is_empty() {
        let names: Vec<String> = imported.into_iter().map(|name| format!("  {name},\n")).collect();
        let _ = write!(text, "\nimport type {{\n{}}} from '{}'\n", names.concat(), shared.module);
    }
    for (name, schema) in own {
        text.push('\n');
        text += &comment(schema, "");
        text += &writer.declaration(name, schema);
    }
    text
}

/// The names of all definitions that a schema refers to.
fn references(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let target = fields.get("$ref").and_then(Value::as_str);
            names.extend(target.and_then(|it| it.strip_prefix(REFERENCE)).map(str::to_owned));
            fields.values().for_each(|field| references(field, names));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, names)),
        _ => {}
    }
}

struct Writer<'a> {
    definitions: &'a Map<String, Value>,
}

impl Writer<'_> {
    fn declaration(&self, name: &str, schema: &Value) -> String {
        let plain = ["oneOf", "anyOf", "allOf"].iter().all(|key| schema.get(key).is_none());
        if plain && schema.get("properties").is_some() {
            return format!("export interface {name} {}\n", self.fields(schema, ""));
        }
        let union = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array);
        let line = format!("export type {name} = {}\n", self.written(schema, ""));
        match union {
            Some(variants) if line.len() > LINE_WIDTH || line.trim_end().contains('\n') => {
                let mut text = format!("export type {name} =");
                let common = schema.get("properties").is_some();
                if common {
                    let _ = write!(text, " {} & (", self.fields(schema, ""));
                }
                for variant in variants {
                    let variant_comment = comment(variant, "  ");
                    let _ =
                        write!(text, "\n{variant_comment}  | {}", self.written(variant, "    "));
                }
                text + if common { "\n)\n" } else { "\n" }
            }
            _ => line,
        }
    }

    /// A schema as a type, the lines after its first indented.
    fn written(&self, schema: &Value, indent: &str) -> String {
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            let name = target.strip_prefix(REFERENCE);
            return name.unwrap_or_else(|| panic!("{target} is outside of the file")).to_owned();
        }
        if let Some(literal) = schema.get("const") {
            return quoted(literal);
        }
        if let Some(Value::Array(literals)) = schema.get("enum") {
            return literals.iter().map(quoted).collect::<Vec<_>>().join(" | ");
        }
        for (key, between) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
            if let Some(Value::Array(parts)) = schema.get(key) {
                let parts: Vec<String> =
                    parts.iter().map(|part| self.written(part, indent)).collect();
                let joined = parts.join(between);
                return if schema.get("properties").is_some() {
                    format!("{} & ({joined})", self.fields(schema, indent))
                } else {
                    joined
                };
            }
        }
        match schema.get("type") {
            None => "unknown".to_owned(),
            Some(Value::String(kind)) => self.of_kind(kind, schema, indent),
            Some(Value::Array(kinds)) => {
                let kinds = kinds.iter().filter_map(Value::as_str);
                let kinds: Vec<String> =
                    kinds.map(|kind| self.of_kind(kind, schema, indent)).collect();
                kinds.join(" | ")
            }
            Some(other) => panic!("{other} is no type"),
        }
    }

    fn of_kind(&self, kind: &str, schema: &Value, indent: &str) -> String {
        match kind {
            "string" | "boolean" | "null" => kind.to_owned(),
            "integer" | "number" => "number".to_owned(),
            "array" => self.list(schema, indent),
            "object" => self.object(schema, indent),
            _ => panic!("{kind} is no type"),
        }
    }

    fn list(&self, schema: &Value, indent: &str) -> String {
        let number = |key| schema.get(key).and_then(Value::as_u64);
        if let Some(Value::Array(items)) = schema.get("prefixItems") {
            let required = number("minItems").map_or(items.len(), |least| least as usize);
            let item = |(index, item)| {
                let optional = if index < required { "" } else { "?" };
                self.written(item, indent) + optional
            };
            let items: Vec<String> = items.iter().enumerate().map(item).collect();
            return format!("[{}]", items.join(", "));
        }
        let item = schema.get("items").map_or("unknown".to_owned(), |it| self.written(it, indent));
        match (number("minItems"), number("maxItems")) {
            (Some(least), Some(most)) if least == most && most <= LONGEST_TUPLE => {
                format!("[{}]", vec![item; most as usize].join(", "))
            }
            _ if item.contains(" | ") || item.contains(" & ") => format!("({item})[]"),
            _ => format!("{item}[]"),
        }
    }

    fn object(&self, schema: &Value, indent: &str) -> String {
        if schema
            .get("properties")
            .is_some_and(|fields| fields.as_object().is_some_and(|it| !it.is_empty()))
        {
            return self.fields(schema, indent);
        }
        let patterns = schema.get("patternProperties").and_then(Value::as_object);
        let value = patterns
            .and_then(|patterns| patterns.values().next())
            .or_else(|| schema.get("additionalProperties"));
        match value {
            Some(Value::Bool(false)) => "Record<string, never>".to_owned(),
            None | Some(Value::Bool(true)) => "Record<string, unknown>".to_owned(),
            Some(value) => {
                let value = self.written(value, indent);
                match schema.get("propertyNames") {
                    None => format!("Record<string, {value}>"),
                    Some(key) if self.is_open(key) => {
                        format!("Record<{}, {value}>", self.written(key, indent))
                    }
                    Some(key) if schema.get("required").is_some() => {
                        format!("Record<{}, {value}>", self.written(key, indent))
                    }
                    // Of a closed list of keys not every one has to be there.
                    Some(key) => format!("Partial<Record<{}, {value}>>", self.written(key, indent)),
                }
            }
        }
    }

    /// Can it be any text?
    fn is_open(&self, schema: &Value) -> bool {
        let name = schema.get("$ref").and_then(Value::as_str);
        let name = name.and_then(|target| target.strip_prefix(REFERENCE));
        let schema = name.map_or(schema, |name| &self.definitions[name]);
        schema.get("type").is_some() && schema.get("enum").is_none()
    }

    fn fields(&self, schema: &Value, indent: &str) -> String {
        let fields = schema["properties"].as_object().expect("properties are an object");
        let required = schema.get("required").and_then(Value::as_array);
        let is_required = |name: &str| {
            required.is_some_and(|names| names.iter().any(|required| required == name))
        };
        let deeper = format!("{indent}  ");
        let field = |(name, field): (&String, &Value)| {
            let optional = if is_required(name) { "" } else { "?" };
            format!("{}{optional}: {}", key(name), self.written(field, &deeper))
        };
        let on_one_line: Vec<String> = fields.iter().map(field).collect();
        let described = fields.values().any(|field| field.get("description").is_some());
        let line = format!("{{ {} }}", on_one_line.join("; "));
        if !described && !indent.is_empty() && line.len() < LINE_WIDTH / 2 {
            return line;
        }
        let mut text = "{\n".to_owned();
        for (name, schema) in fields {
            text += &comment(schema, &deeper);
            let _ = writeln!(text, "{deeper}{}", field((name, schema)));
        }
        format!("{text}{indent}}}")
    }
}

/// The description of a schema as a comment.
fn comment(schema: &Value, indent: &str) -> String {
    let Some(description) = schema.get("description").and_then(Value::as_str) else {
        return String::new();
    };
    let lines: Vec<&str> = description.lines().map(str::trim).collect();
    match &lines[..] {
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines: String = (lines.iter())
                .map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n")
                .collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}

/// A literal with the page's quotes.
fn quoted(literal: &Value) -> String {
    match literal {
        Value::String(text) => format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'")),
        other => other.to_string(),
    }
}

/// A field's name, quoted where TypeScript wants it so.
fn key(name: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let begins = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    if begins && name.chars().all(plain) { name.to_owned() } else { format!("'{name}'") }
}
