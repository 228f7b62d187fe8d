//! What people may call themselves, and what they may say.
//!
//! A name is a nickname as RFC 8266 has it, and looks like no other at the table, as Unicode's
//! security mechanisms (UTS 39) see it: nobody can pass for somebody else, or for nobody at all.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

use super::error::TableError;

/// The longest name, in characters.
const NAME_LETTERS_MAX: usize = 24;

/// The longest message in the chat, in characters.
const CHAT_LETTERS_MAX: usize = 300;

/// This many marks on one letter; no language needs more, and towers of them cover the lines above
/// (UTS 39).
const MARKS_PER_LETTER_MAX: usize = 4;

/// What only the server may be called.
const RESERVED_NAMES: [&str; 4] = ["server", "roundhouse", "host", "bot"];

/// What makes an emoji of a character, and one emoji of two.
const EMOJI_SELECTOR: char = '\u{fe0f}';
const JOINER: char = '\u{200d}';

/// What turns text around, so that it seems to be another.
const BIDI_CONTROLS: [std::ops::RangeInclusive<char>; 4] = [
    '\u{61c}'..='\u{61c}',
    '\u{200e}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2066}'..='\u{2069}',
];

/// A name as it is kept and shown: every space a plain one, none at the ends and never two, and
/// every character in its usual form (NFKC).
pub fn nickname(text: &str) -> Result<String, TableError> {
    let name: String = text.nfkc().collect();
    let name = name.split(is_space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if !(1..=NAME_LETTERS_MAX).contains(&name.chars().count()) {
        return Err(TableError::NameLength { most: NAME_LETTERS_MAX });
    }
    if let Some(odd) = odd_character(&name) {
        let character = format!("U+{:04X}", u32::from(odd));
        return Err(TableError::OddCharacter { character });
    }
    if !is_of_one_script(&name) {
        return Err(TableError::MixedScripts);
    }
    Ok(name)
}

/// Would people take one name for the other?
pub fn same(one: &str, other: &str) -> bool {
    let small = |name: &str| looks(&name.nfkc().collect::<String>().to_lowercase());
    // A large letter may look like one of another script whose small one it doesn't: Greek Η and
    // η.
    let large = |name: &str| looks(&looks(name).to_lowercase());
    small(one) == small(other) || large(one) == large(other)
}

/// Would people take this for a bot of the game, or for the server itself?
pub fn is_reserved(name: &str, bots: &[&str]) -> bool {
    RESERVED_NAMES.iter().chain(bots).any(|reserved| same(reserved, name))
}

/// A line of chat, without anything that could disturb others. Any script is fine, also from right
/// to left; the page keeps it apart from what is around it.
pub fn spoken(text: &str) -> Result<String, TableError> {
    let text = text.trim();
    let odd = |letter: char| letter.is_control() || breaks_line(letter) || is_bidi_control(letter);
    if !(1..=CHAT_LETTERS_MAX).contains(&text.chars().count()) || text.chars().any(odd) {
        return Err(TableError::TextLength { most: CHAT_LETTERS_MAX });
    }
    Ok(text.to_owned())
}

/// What a text looks like, for comparison with others only.
fn looks(text: &str) -> String {
    skeleton(text).collect()
}

/// The first character that a name can't have, or not there.
fn odd_character(name: &str) -> Option<char> {
    let letters: Vec<char> = name.chars().collect();
    let mut marks = 0;
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        if is_combining_mark(letter) && letter != EMOJI_SELECTOR {
            marks += 1;
            // A mark without a letter under it would end up on whatever stands before the name.
            if marks > MARKS_PER_LETTER_MAX || before.is_none_or(|before| before == ' ') {
                return Some(letter);
            }
        } else {
            marks = 0;
        }
        let joins = match letter {
            EMOJI_SELECTOR => before.is_some_and(is_emoji),
            JOINER => {
                let is_joined = |other: char| is_emoji(other) || other == EMOJI_SELECTOR;
                before.is_some_and(is_joined)
                    && letters.get(at + 1).is_some_and(|&after| is_emoji(after))
            }
            _ => false,
        };
        if !joins && (is_invisible(letter) || is_unfit(letter)) {
            return Some(letter);
        }
    }
    None
}

fn is_space(letter: char) -> bool {
    letter.general_category() == GeneralCategory::SpaceSeparator
}

fn is_emoji(letter: char) -> bool {
    letter.is_emoji_char_or_emoji_component() && !letter.is_ascii() && letter != JOINER
}

/// Does it look like nothing at all?
fn is_invisible(letter: char) -> bool {
    const BRAILLE_BLANK: char = '\u{2800}';
    let mut written = [0; 4];
    letter == BRAILLE_BLANK || skeleton(letter.encode_utf8(&mut written)).next().is_none()
}

/// Controls, what only has a meaning among friends, and what has none yet.
fn is_unfit(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}

fn breaks_line(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
    )
}

fn is_bidi_control(letter: char) -> bool {
    BIDI_CONTROLS.iter().any(|range| range.contains(&letter))
}

/// One script, or Latin with Chinese, Japanese or Korean: "highly restrictive" in UTS 39. What
/// belongs to no script, such as digits and emoji, goes with all of them.
fn is_of_one_script(name: &str) -> bool {
    let latin = AugmentedScriptSet::for_char('a');
    let mut of_all = AugmentedScriptSet::default();
    let mut beside_latin = AugmentedScriptSet::default();
    for letter in name.chars() {
        let scripts = AugmentedScriptSet::for_char(letter);
        of_all.intersect_with(scripts);
        let mut in_latin = scripts;
        in_latin.intersect_with(latin);
        if in_latin.is_empty() {
            beside_latin.intersect_with(scripts);
        }
    }
    !of_all.is_empty() || beside_latin.hanb || beside_latin.jpan || beside_latin.kore
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(name: &str) -> Option<(String, String)> {
        let fault = catalogue::Fault::from(nickname(name).err()?);
        let text = |fact: &str| fault.facts[fact].as_str().unwrap_or_default().to_owned();
        Some((fault.code.clone(), text("which") + &text("character")))
    }

    #[test]
    fn people_of_all_languages_have_names() {
        for name in [
            "Ada",
            "Roman Novák",
            "李雷",
            "Łukasz",
            "Zoë",
            "Пётр",
            "עדה",
            "سارة",
            "कमला",
            "김민준",
            "さくら Ada",
            "O'Brien-Šmíd Jr.",
            "Nguyễn Thị",
            "Ελένη",
            "🚂 Ada",
            "❤️",
            "👩‍🚀 Zoë",
            "👍🏽 7",
            "Ada 2",
        ] {
            let kept = nickname(name);
            assert_eq!(kept.as_deref(), Ok(name), "{name:?}");
        }
    }

    #[test]
    fn spaces_and_odd_forms_become_usual_ones() {
        for (written, kept) in [
            ("  Ada \u{a0}\u{3000} Lovelace ", "Ada Lovelace"),
            ("Ａｄａ", "Ada"),
            ("Zoe\u{308}", "Zoë"),
            ("ﬁn", "fin"),
        ] {
            assert_eq!(nickname(written).as_deref(), Ok(kept), "{written:?}");
        }
    }

    #[test]
    fn nobody_is_invisible_turned_around_or_nameless() {
        for (name, odd) in [
            ("Ada\u{200b}", "U+200B"),
            ("\u{2060}", "U+2060"),
            ("\u{202e}adA", "U+202E"),
            ("A\u{2066}da", "U+2066"),
            ("A\u{2028}da", "U+2028"),
            ("A\nda", "U+000A"),
            ("\u{3164}", "U+1160"),
            ("\u{2800}", "U+2800"),
            ("\u{34f}", "U+034F"),
            ("A\u{ad}da", "U+00AD"),
            ("\u{e000}", "U+E000"),
            ("\u{378}", "U+0378"),
            ("A\u{200d}da", "U+200D"),
            ("A\u{fe0f}", "U+FE0F"),
            ("\u{301}Ada", "U+0301"),
            ("A \u{489}", "U+0489"),
        ] {
            let expected = ("table/odd-name".to_owned(), format!("character{odd}"));
            assert_eq!(code(name), Some(expected), "{name:?}");
        }
        let tower = format!("x{}", "\u{489}".repeat(6));
        assert!(code(&tower).is_some_and(|(code, _)| code == "table/odd-name"));
        for odd in ["", " ", "\u{3000}", &"a".repeat(25)] {
            assert!(code(odd).is_some_and(|(code, _)| code == "table/odd-text"), "{odd:?}");
        }
    }

    #[test]
    fn scripts_are_not_mixed_to_deceive() {
        for name in ["Аda", "Adа", "Αda", "Pаypal", "李Аda", "Ада Ada"] {
            let expected = ("table/odd-name".to_owned(), "scripts".to_owned());
            assert_eq!(code(name), Some(expected), "{name:?}");
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "аԁа"),
            ("Bela", "BeIa"),
            ("Ada1", "Adal"),
            ("modern", "rnodern"),
        ] {
            assert!(same(one, other) && same(other, one), "{one} and {other}");
        }
        for (one, other) in
            [("Ada", "Adam"), ("Zoë", "Zoe"), ("李雷", "李"), ("🚂", "🚃"), ("Ada", "")]
        {
            assert!(!same(one, other), "{one} and {other}");
        }
        assert!(is_reserved("Server", &[]) && is_reserved("GREEDY", &["greedy"]));
        assert!(is_reserved("Ηоѕt", &[]) && !is_reserved("Hostess", &["greedy"]));
    }

    #[test]
    fn words_stay_on_their_line_in_any_script() {
        for text in ["good luck", "שלום", "‏", "ok\u{200d}"] {
            let fine = !text.chars().any(is_bidi_control);
            assert_eq!(spoken(text).is_ok(), fine, "{text:?}");
        }
        for odd in ["", " ", "a\u{7}b", "a\u{202e}b", "a\u{2028}b", "a\nb", &"a".repeat(301)] {
            assert!(spoken(odd).is_err(), "{odd:?}");
        }
        assert_eq!(spoken("  Ahoj  ").as_deref(), Ok("Ahoj"));
    }
}
