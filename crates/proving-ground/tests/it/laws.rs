//! A right game is proved; a wrong one is caught, by the name of the law that it breaks.

use proving_ground::laws::{Broken, Law, Laws, Tally, check, check_match, prove, soak};
use serde_json::json;
use tabletop::Setting;

use crate::toy::{Flaw, Toy, disguise};

fn laws(flaw: Option<Flaw>) -> Laws<Toy> {
    let options = json!({ "flaw": flaw });
    let setting = |seats| Setting { seats, options: options.clone(), board: None };
    let mut laws = Laws::new((2..=3).map(setting).collect(), disguise);
    laws.matches = 400;
    laws.recorded_every = 10;
    laws.looked_at_every = 1;
    laws.counted_every = 4;
    laws.longest = 50;
    laws
}

fn caught(flaw: Flaw) -> Broken {
    check(&laws(Some(flaw))).expect_err("a wrong game is caught")
}

#[test]
fn a_right_game_satisfies_every_law() {
    let tally = prove(&laws(None));
    assert_eq!(tally.matches, 800);
    assert_eq!(tally.endings.keys().copied().collect::<Vec<_>>(), ["fourth-card", "stuck"]);
    assert!(tally.longest <= 18, "{tally:?}");
    assert!(tally.imagined_otherwise > tally.imagined / 4, "{tally:?}");
    assert!(tally.disguised_otherwise > tally.disguised / 8, "{tally:?}");
    assert!(tally.undoable > tally.decisions / 40, "{tally:?}");
    assert!(tally.counted > 0, "{tally:?}");
}

#[test]
fn every_flaw_is_caught_by_name() {
    let mut wrong = Vec::new();
    let mut expect = |flaw, law| {
        let broken = caught(flaw);
        if broken.law != law {
            wrong.push(format!("{flaw:?} should break {law}, but:\n{broken}"));
        }
    };
    expect(Flaw::ViewLeaks, Law::ViewsHoldNoSecret);
    expect(Flaw::EventViewLeaks, Law::EventViewsHoldNoSecret);
    expect(Flaw::ErrorLeaks, Law::ErrorsHoldNoSecret);
    expect(Flaw::PreviewLeaks, Law::PreviewsHoldNoSecret);
    expect(Flaw::ListLeaks, Law::LegalActionsHoldNoSecret);
    expect(Flaw::ProgressLeaks, Law::ProgressHoldsNoSecret);
    expect(Flaw::ImaginesTwins, Law::ImaginedStatesArePossible);
    expect(Flaw::ListsTooMuch, Law::ListedExactlyIfAccepted);
    expect(Flaw::ListsTooLittle, Law::ListedExactlyIfAccepted);
    expect(Flaw::ListsTwice, Law::ListsAreSorted);
    expect(Flaw::ListsOutOfTurn, Law::ListedExactlyIfAccepted);
    expect(Flaw::AcceptsOutOfTurn, Law::ListedExactlyIfAccepted);
    expect(Flaw::PicksUnlisted, Law::PicksAreListed);
    expect(Flaw::PicksUnfairly, Law::PicksAreFair);
    expect(Flaw::NeverPicksTheLast, Law::PicksAreFair);
    expect(Flaw::FoldsByMood, Law::UnloggedPlayIsTheSame);
    expect(Flaw::BlankGetsStained, Law::FoldingTheLogGivesTheState);
    expect(Flaw::UnloggedDiffers, Law::UnloggedPlayIsTheSame);
    expect(Flaw::SlugsClash, Law::EverythingSurvivesJson);
    expect(Flaw::RestoreRefuses, Law::RestoreAcceptsEveryState);
    expect(Flaw::RestoreForgets, Law::RestoreAcceptsEveryState);
    expect(Flaw::NeverEnds, Law::PlayEnds);
    expect(Flaw::EndsWithoutOutcome, Law::SomebodyMayActExactlyWhileThereIsNoOutcome);
    expect(Flaw::NobodyWins, Law::OutcomesAreComplete);
    expect(Flaw::UnknownEnding, Law::OutcomesAreComplete);
    expect(Flaw::ForgetsItsOptions, Law::RecordsReplay);
    expect(Flaw::DistancesLeak, Law::DistancesHoldNoSecret);
    expect(Flaw::CompletionLeaks, Law::ErrorsHoldNoSecret);
    expect(Flaw::CompletionForgets, Law::CompletionsKeepWhatWasSaid);
    expect(Flaw::DrawsAreUndone, Law::StepsThatRevealNothingCanBeUndone);
    expect(Flaw::PhraseLeaks, Law::PhrasesHoldNoSecret);
    expect(Flaw::RevealingLeaks, Law::EventViewsHoldNoSecret);
    expect(Flaw::Panics, Law::RulesDoNotPanic);
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let with = |flaw, threads| check(&Laws { threads: Some(threads), ..laws(flaw) });
    assert_eq!(with(None, 1), with(None, 5));
    let broken = with(Some(Flaw::RestoreRefuses), 1);
    assert!(broken.is_err());
    assert_eq!(broken, with(Some(Flaw::RestoreRefuses), 5));
}

#[test]
fn a_broken_law_says_how_to_see_it_again() {
    let broken = caught(Flaw::NobodyWins);
    let again = check_match(&laws(Some(Flaw::NobodyWins)), broken.setting, broken.number);
    assert_eq!(again, Err(broken.clone()));
    let said = broken.to_string();
    assert!(said.contains("outcomes-are-complete"), "{said}");
    assert!(said.contains(r#"2 seats, options {"flaw":"nobody-wins"}"#), "{said}");
    assert!(said.contains(r#"match 0, seed "laws/0/0", after "#), "{said}");
}

#[test]
#[should_panic(expected = "a law is broken: play-ends")]
fn proving_a_wrong_game_panics() {
    prove(&laws(Some(Flaw::NeverEnds)));
}

#[test]
fn an_impossible_setting_is_no_proof() {
    let mut laws = laws(None);
    laws.settings[1].seats = 9;
    assert_eq!(check(&laws).unwrap_err().law, Law::SettingsAreLaidOut);
}

#[test]
#[should_panic(expected = "prove nothing")]
fn no_match_is_no_proof() {
    let _: Tally = prove(&Laws { matches: 0, ..laws(None) });
}

#[test]
fn soaking_proves_the_same() {
    assert_eq!(soak(&laws(None)), prove(&laws(None)));
}
