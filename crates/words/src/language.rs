//! The languages, and what is written in each.

/// A language, and all that is written in it.
#[derive(PartialEq, Eq, Debug)]
pub struct Language {
    /// Its code, as in `LANG` or `<html lang>`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
    /// The Fluent files.
    pub files: &'static [&'static str],
    /// The rules reference of each game, by slug.
    pub rules: &'static [(&'static str, &'static str)],
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
                include_str!(concat!("../../../locales/", $code, "/games.ftl")),
                include_str!(concat!("../../../locales/", $code, "/help.ftl")),
                include_str!(concat!("../../../locales/", $code, "/mini-express.ftl")),
                include_str!(concat!("../../../locales/", $code, "/san-francisco.ftl")),
                include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            ],
            rules: &[
                (
                    "mini-express",
                    include_str!(concat!("../../../games/mini-express/rules/", $code, ".md")),
                ),
                (
                    "san-francisco",
                    include_str!(concat!("../../../games/san-francisco/rules/", $code, ".md")),
                ),
            ],
            decimal_mark: $decimal_mark,
            thousands_mark: $thousands_mark,
        }
    };
}

/// Every language, English first: it is spoken where none of the others is asked for.
pub static LANGUAGES: &[Language] = &[
    language!("en", "English", '.', ','),
    language!("cs", "Čeština", ',', '\u{a0}'),
    language!("pl", "Polski", ',', '\u{a0}'),
    language!("ro", "Română", ',', '.'),
    language!("nl", "Nederlands", ',', '.'),
];

/// What is spoken unless somebody wishes otherwise.
pub const ENGLISH: &Language = &LANGUAGES[0];

impl Language {
    /// The language of a code such as `cs`, or of a locale such as `cs_CZ.UTF-8` or `cs-CZ`.
    pub fn of(locale: &str) -> Option<&'static Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_lowercase();
        LANGUAGES.iter().find(|language| language.code == code)
    }

    /// The first that is known of several wishes, else English.
    pub fn first_known<'a>(wishes: impl IntoIterator<Item = &'a str>) -> &'static Self {
        wishes.into_iter().find_map(Self::of).unwrap_or(ENGLISH)
    }

    /// The rules reference of a game, in Markdown.
    pub fn rules(&self, game: &str) -> Option<&'static str> {
        self.rules.iter().find(|(slug, _)| *slug == game).map(|(_, text)| *text)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_names_its_language() {
        let check = |wishes: &[&str], code| {
            assert_eq!(Language::first_known(wishes.iter().copied()).code, code, "{wishes:?}");
        };
        check(&["cs_CZ.UTF-8"], "cs");
        check(&["RO-ro@euro"], "ro");
        check(&["tlh", "nl"], "nl");
        check(&["C.UTF-8", "POSIX", ""], "en");
        check(&[], "en");
    }
}
