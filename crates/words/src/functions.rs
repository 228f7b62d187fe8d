//! What messages can do with their arguments, besides Fluent's own functions. The page has the same
//! (`web/src/base/functions.ts`).

use fluent_bundle::{FluentArgs, FluentValue};

/// `ENDING($company, "é")`: a name with another last letter, for languages that decline names:
/// Bavlněná, Bavlněné.
pub fn ending<'a>(positional: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(name), FluentValue::String(ending)] => {
            let mut inflected = name.to_string();
            if inflected.ends_with(char::is_alphabetic) {
                inflected.pop();
                inflected.push_str(ending);
            }
            inflected.into()
        }
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gets_another_last_letter() {
        let told = ending(&["Bavlněná".into(), "é".into()], &FluentArgs::new());
        assert_eq!(told, FluentValue::from("Bavlněné"));
        assert_eq!(ending(&["…".into(), "é".into()], &FluentArgs::new()), "…".into());
        assert!(matches!(ending(&[], &FluentArgs::new()), FluentValue::Error));
    }
}
