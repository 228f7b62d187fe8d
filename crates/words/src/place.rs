//! Where a fault is: `line 3, column 7 (routes[2].length)`, `line 31: routes[7]`, `FILE, line 12`.

/// The line in a place, with the texts around it.
pub(crate) struct Place<'a> {
    pub before: &'a str,
    pub line: &'a str,
    pub column: Option<&'a str>,
    pub after: &'a str,
}

impl<'a> Place<'a> {
    /// Looks for `line 3` or `line 3, column 7`, at the beginning or after the name of a file.
    pub fn in_text(place: &'a str) -> Option<Self> {
        let starts = place.match_indices("line ").map(|(start, _)| start);
        let mut starts = starts.filter(|&start| {
            let before = &place[..start];
            before.is_empty() || before.ends_with(": ") || before.ends_with(", ")
        });
        starts.find_map(|start| {
            let (line, rest) = digits(&place[start + "line ".len()..])?;
            let column = rest.strip_prefix(", column ").and_then(digits);
            let (column, after) =
                column.map_or((None, rest), |(column, rest)| (Some(column), rest));
            Some(Self { before: &place[..start], line, column, after })
        })
    }
}

/// The digits that a text begins with, and the rest of it.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    #[test]
    fn places_are_told_and_names_in_them_are_left() {
        let words = Words::new(Language::of("nl").expect("a language"));
        let check = |place, told: &str| assert_eq!(words.place(place), told);
        check("line 3, column 7 (routes[2].length)", "regel 3, kolom 7 (routes[2].length)");
        check("line 31: routes[7]", "regel 31: routes[7]");
        check("arena.json: line 1, column 4", "arena.json: regel 1, kolom 4");
        check("/a/line 5/serve.toml, line 12", "/a/line 5/serve.toml, regel 12");
        check("hexes[3].line", "hexes[3].line");
        check("line: x", "line: x");
    }
}
