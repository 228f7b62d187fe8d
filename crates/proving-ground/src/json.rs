//! Laying JSON over JSON, looking into it, and comparing it in part.

use serde_json::Value;

/// Lays `over` over `base`: objects merge, an object over an array patches elements by index,
/// everything else replaces.
pub(crate) fn merge(base: &mut Value, over: &Value) -> Result<(), String> {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                if let Some(inner) = base.get_mut(key) {
                    merge(inner, value)?;
                } else {
                    base.insert(key.clone(), value.clone());
                }
            }
        }
        (Value::Array(base), Value::Object(over)) => {
            let length = base.len();
            for (key, value) in over {
                let element = key.parse().ok().and_then(|index: usize| base.get_mut(index));
                let missing = || format!("there is no element {key:?} in a list of {length}");
                merge(element.ok_or_else(missing)?, value)?;
            }
        }
        (base, over) => *base = over.clone(),
    }
    Ok(())
}

/// Has `whole` at least what `part` says? Lists must be equally long; a missing field is null.
pub(crate) fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, value)| holds(whole.get(key).unwrap_or(&Value::Null), value))
        }
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len()
                && whole.iter().zip(part).all(|(whole, part)| holds(whole, part))
        }
        (whole, part) => whole == part,
    }
}

/// What a JSON pointer points at; `/` alone is the whole. A field that is missing is null, but
/// what it should be in must be there: a mistyped path finds no accidental null.
pub(crate) fn look<'a>(value: &'a Value, pointer: &str) -> Result<&'a Value, String> {
    let pointer = if pointer == "/" { "" } else { pointer };
    if let Some(found) = value.pointer(pointer) {
        return Ok(found);
    }
    let parent = pointer.rsplit_once('/').map_or("", |(parent, _)| parent);
    match value.pointer(parent) {
        Some(Value::Null | Value::Object(_) | Value::Array(_)) => Ok(&Value::Null),
        _ => Err(format!("there is nothing at {parent:?} in {value}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn merging_patches_objects_and_lists() {
        fn check(mut merged: Value, over: &Value, expected: &Value) {
            merge(&mut merged, over).unwrap();
            assert_eq!(merged, *expected);
        }
        check(json!({"a":1,"b":{"c":2}}), &json!({"b":{"d":3}}), &json!({"a":1,"b":{"c":2,"d":3}}));
        check(json!({"a":{"b":1}}), &json!({"a":null}), &json!({"a":null}));
        check(json!([{"a":1,"b":2},3]), &json!({"0":{"a":9}}), &json!([{"a":9,"b":2},3]));
        check(json!([1, 2, 3]), &json!([4]), &json!([4]));
        check(json!(null), &json!({"a":1}), &json!({"a":1}));
        assert!(merge(&mut json!([1]), &json!({"1":2})).unwrap_err().contains("a list of 1"));
    }

    #[test]
    fn holding_a_part() {
        let whole = json!({"type":"drawn","cards":[{"id":1,"back":"x"}],"seat":null});
        assert!(holds(&whole, &json!({"cards":[{"id":1}],"from":null})));
        assert!(!holds(&whole, &json!({"cards":[{"id":2}]})));
        assert!(!holds(&whole, &json!({"cards":[]})));
        assert!(!holds(&whole, &json!({"type":null})));
    }

    #[test]
    fn looking_into_values() {
        let value = json!({"seats":[{"cars":3}],"name":"x"});
        assert_eq!(look(&value, "/seats/0/cars"), Ok(&json!(3)));
        assert_eq!(look(&value, "/"), Ok(&value));
        assert_eq!(look(&value, "/seats/0/hand"), Ok(&Value::Null));
        assert!(look(&value, "/seat/0/hand").is_err());
        assert!(look(&value, "/name/first").is_err());
    }
}
