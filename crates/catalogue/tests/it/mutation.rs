//! Spoils JSON: a good document with a few things replaced, moved or removed.

use arbtest::arbitrary::{Result, Unstructured};
use serde_json::{Value, json};

/// Spoils one to three places of a document.
pub fn spoil(chance: &mut Unstructured<'_>, document: &mut Value) -> Result<()> {
    for _ in 0..chance.int_in_range(1..=3)? {
        let places = places(document);
        let place = chance.choose(&places)?.clone();
        let donor = chance.choose(&places)?;
        let moved = document.pointer(donor).cloned().unwrap_or_default();
        let new = match chance.int_in_range(0..=4)? {
            0 => moved,
            1 => number(chance)?,
            2 => Value::String(chance.arbitrary()?),
            _ => nonsense(chance)?,
        };
        let (parent, key) = place.rsplit_once('/').unwrap_or(("", ""));
        match (document.pointer_mut(parent), chance.ratio(1, 4)?) {
            (Some(Value::Object(fields)), true) if !key.is_empty() => {
                fields.remove(key);
            }
            (Some(Value::Array(list)), true) if !list.is_empty() => {
                let index = chance.choose_index(list.len())?;
                list.insert(index, new);
            }
            _ => *document.pointer_mut(&place).expect("it was listed") = new,
        }
    }
    Ok(())
}

fn number(chance: &mut Unstructured<'_>) -> Result<Value> {
    Ok(match chance.int_in_range(0..=2)? {
        0 => json!(chance.int_in_range(-3..=30)?),
        1 => json!(chance.arbitrary::<i64>()?),
        _ => json!(chance.int_in_range(0..=u64::MAX)?),
    })
}

fn nonsense(chance: &mut Unstructured<'_>) -> Result<Value> {
    let nonsense =
        [json!(null), json!(true), json!([]), json!({}), json!(""), json!(1.5), json!([[[[]]]])];
    Ok(chance.choose(&nonsense)?.clone())
}

/// The JSON pointer of everything in a document.
fn places(document: &Value) -> Vec<String> {
    fn walk(value: &Value, here: &str, places: &mut Vec<String>) {
        places.push(here.to_owned());
        match value {
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    walk(value, &format!("{here}/{index}"), places);
                }
            }
            Value::Object(fields) => {
                for (key, value) in fields {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    walk(value, &format!("{here}/{key}"), places);
                }
            }
            _ => {}
        }
    }
    let mut places = Vec::new();
    walk(document, "", &mut places);
    places
}
