//! The languages, and what is written in each.

/// A language, and all that is written in it.
#[derive(PartialEq, Eq, Debug)]
pub struct Language {
    /// Its code, as in `LANG` or `<html lang>`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
    /// The Fluent files that belong to no game.
    files: &'static [&'static str],
    /// What stands before the fraction of a number.
    pub decimal_mark: char,
    /// What stands between the thousands.
    pub thousands_mark: char,
}

macro_rules! language {
    ($code:literal, $name:literal, $decimal_mark:literal, $thousands_mark:literal) => {
        Language {
            code: $code,
            name: $name,
            files: &[
                include_str!(concat!("../../../locales/", $code, "/app.ftl")),
                include_str!(concat!("../../../locales/", $code, "/arena.ftl")),
                include_str!(concat!("../../../locales/", $code, "/binary.ftl")),
                include_str!(concat!("../../../locales/", $code, "/faults.ftl")),
                include_str!(concat!("../../../locales/", $code, "/faults-technical.ftl")),
                include_str!(concat!("../../../locales/", $code, "/help.ftl")),
                include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            ],
            decimal_mark: $decimal_mark,
            thousands_mark: $thousands_mark,
        }
    };
}

/// What a game brings in words, by the codes of the languages.
struct GameTexts {
    slug: &'static str,
    messages: &'static [(&'static str, &'static str)],
    rules: &'static [(&'static str, &'static str)],
}

/// Every game, as the build script found them in their folders.
static GAMES: &[GameTexts] = include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Every language, English first: it is spoken where none of the others is asked for.
pub static LANGUAGES: &[Language] = &[
    language!("en", "English", '.', ','),
    language!("cs", "Čeština", ',', '\u{a0}'),
    language!("pl", "Polski", ',', '\u{a0}'),
    language!("ro", "Română", ',', '.'),
    language!("nl", "Nederlands", ',', '.'),
];

/// What is spoken unless somebody prefers another.
pub const ENGLISH: &Language = &LANGUAGES[0];

impl Language {
    /// The language of a code such as `cs`, or of a locale such as `cs_CZ.UTF-8` or `cs-CZ`.
    pub fn of(locale: &str) -> Option<&'static Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_lowercase();
        LANGUAGES.iter().find(|language| language.code == code)
    }

    /// The first that is known of several preferences, else English.
    pub fn first_known<'a>(preferred: impl IntoIterator<Item = &'a str>) -> &'static Self {
        preferred.into_iter().find_map(Self::of).unwrap_or(ENGLISH)
    }

    /// The Fluent files, those of the games among them.
    pub fn files(&self) -> impl Iterator<Item = &'static str> {
        let of_games = GAMES.iter().filter_map(|game| self.find(game.messages));
        self.files.iter().copied().chain(of_games)
    }

    /// The rules reference of a game, in Markdown.
    pub fn rules(&self, game: &str) -> Option<&'static str> {
        GAMES.iter().find(|texts| texts.slug == game).and_then(|texts| self.find(texts.rules))
    }

    /// The one of these texts that is in this language.
    fn find(&self, texts: &[(&str, &'static str)]) -> Option<&'static str> {
        texts.iter().find(|(code, _)| *code == self.code).map(|(_, text)| *text)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_names_its_language() {
        let check = |preferred: &[&str], code| {
            assert_eq!(
                Language::first_known(preferred.iter().copied()).code,
                code,
                "{preferred:?}"
            );
        };
        check(&["cs_CZ.UTF-8"], "cs");
        check(&["RO-ro@euro"], "ro");
        check(&["tlh", "nl"], "nl");
        check(&["C.UTF-8", "POSIX", ""], "en");
        check(&[], "en");
    }
}
