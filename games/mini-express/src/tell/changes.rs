//! What an action will change, company by company.

use tabletop::{Argument, Join, Phrase, Seat};

use super::{company, say};
use crate::company::Company;
use crate::preview::{Change, Preview};

pub fn tell(preview: &Preview, seat: Seat) -> Vec<Phrase> {
    let companies = Company::ALL.into_iter().filter_map(|of| tell_company(preview, seat, of));
    let mut phrases: Vec<Phrase> = companies.collect();
    let points = preview.points[seat.index()];
    phrases.extend(change("effect-points", points));
    if preview.choice_follows {
        phrases.push(say("effect-choice"));
    }
    phrases
}

/// What changes for one company, if anything does.
fn tell_company(preview: &Preview, seat: Seat, of: Company) -> Option<Phrase> {
    let numbers = [
        ("effect-reserve", preview.reserves.get(of)),
        ("effect-supply", preview.supplies.get(of)),
        ("effect-length", preview.lengths.get(of)),
        ("effect-offer", preview.offers.get(of)),
        ("effect-influence", preview.influence[seat.index()].get(of)),
        ("effect-value", preview.share_values[seat.index()].get(of)),
    ];
    let trains = *preview.compensation.get(of);
    let compensation = (trains > 0).then(|| say("effect-compensation").with("count", trains));
    let others = numbers.into_iter().filter_map(|(what, numbers)| change(what, *numbers));
    let changes: Vec<Phrase> = compensation.into_iter().chain(others).collect();
    (!changes.is_empty()).then(|| {
        say("change-company")
            .with("company", company(of))
            .with("changes", Argument::list(Join::Comma, changes))
    })
}

/// From which number to which; `None` if it stays.
fn change(what: &str, numbers: Change) -> Option<Phrase> {
    let Change { before, after } = numbers;
    (before != after)
        .then(|| say("change").with("what", say(what)).with("before", before).with("after", after))
}
