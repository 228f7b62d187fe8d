//! In which language whoever calls is answered.

use std::env;

use words::Language;

/// The language that the arguments name, else that of the environment. Help and refusals need it
/// before anything else is understood.
pub fn preferred() -> &'static Language {
    named(env::args_os().map(|argument| argument.to_string_lossy().into_owned()))
        .unwrap_or_else(of_the_environment)
}

/// The last `--lang` that names a language.
fn named(arguments: impl Iterator<Item = String>) -> Option<&'static Language> {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    let mut named = None;
    while let Some(argument) = arguments.next() {
        let code = match argument.strip_prefix("--lang") {
            Some("") => arguments.next().unwrap_or_default(),
            Some(rest) => rest.strip_prefix('=').unwrap_or_default().to_owned(),
            None => continue,
        };
        named = Language::of(&code).or(named);
    }
    named
}

/// The first of these that says anything decides.
fn of_the_environment() -> &'static Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    Language::first_known(said.iter().map(String::as_str).find(|locale| !locale.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn the_arguments_name_a_language_wherever_it_stands() {
        let check = |line: &str, code: Option<&str>| {
            let arguments = line.split(' ').map(str::to_owned);
            assert_eq!(named(arguments).map(|language| language.code), code, "{line}");
        };
        check("roundhouse --lang cs --help", Some("cs"));
        check("roundhouse simulate --lang=pl", Some("pl"));
        check("roundhouse --lang", None);
        check("roundhouse --lang tlh", None);
        check("roundhouse --language nl", None);
        check("roundhouse replay -- --lang nl", None);
    }
}
