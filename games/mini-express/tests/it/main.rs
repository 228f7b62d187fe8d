//! Mini Express from outside: the rulebook's worked examples, and random matches of every kind.

mod matches;
mod support;
