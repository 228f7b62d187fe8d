//! Insertion sort, for short lists. The standard library's sorts are faster on long ones, but each
//! type that they sort adds four kilobytes to the engine that a browser loads.

/// Sorts a short list by a key; equals stay in their order.
pub fn insertion_sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    insertion_sort_by(items, |one, other| key(one) < key(other));
}

/// Sorts a short list by what goes before what; equals stay in their order.
pub fn insertion_sort_by<T>(items: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for last in 1..items.len() {
        let mut at = last;
        while at > 0 && is_before(&items[at], &items[at - 1]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Collects into a map or a set, item by item: collecting a `BTreeMap` would sort its items first.
pub fn inserted<C: Default + Extend<T>, T>(items: impl IntoIterator<Item = T>) -> C {
    let mut collection = C::default();
    collection.extend(items);
    collection
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, QuickDice};

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut dice = QuickDice::new(7);
        for length in 0..40 {
            let list: Vec<(u32, u32)> = (0..length).map(|place| (dice.below(9), place)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            insertion_sort_by_key(&mut ours, |&(key, _)| key);
            theirs.sort_by_key(|&(key, _)| key);
            assert_eq!(ours, theirs);
        }
    }
}
