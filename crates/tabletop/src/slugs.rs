//! Ids are small integers inside and the board file's slugs outside.
//!
//! A `RouteId(3)` can't name itself: its slug is in the board. So whoever writes or reads JSON does
//! it inside [`Slugs::scope`], and the ids made by [`slug_id!`](crate::slug_id) look themselves up
//! there. [`to_json`](crate::to_json) and [`from_json`](crate::from_json) do this; nothing else
//! needs to. (See `docs/decisions/0003-slugs-in-scope.md` for what else was weighed.)

use std::cell::RefCell;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serializer};

thread_local! {
    static IN_SCOPE: RefCell<Option<Arc<Slugs>>> = const { RefCell::new(None) };
}

/// The names of everything on a board, by kind ("route", "location", …) and id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slugs(Vec<(&'static str, Vec<String>)>);

impl Slugs {
    /// No names yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// With the slugs of one kind, in the order of their ids.
    #[must_use]
    pub fn with(mut self, kind: &'static str, slugs: impl IntoIterator<Item = String>) -> Self {
        self.0.push((kind, slugs.into_iter().collect()));
        self
    }

    /// The slugs of a kind, in the order of their ids.
    pub fn of(&self, kind: &str) -> &[String] {
        self.0.iter().find(|(name, _)| *name == kind).map_or(&[], |(_, slugs)| slugs)
    }

    /// The slugs of all kinds.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flat_map(|(_, slugs)| slugs.iter().map(String::as_str))
    }

    /// The id that a slug stands for.
    pub fn id(&self, kind: &str, slug: &str) -> Option<u8> {
        self.of(kind).iter().position(|known| known == slug).map(|id| id as u8)
    }

    /// Runs `talk` with these names known to every id on this thread.
    pub fn scope<T>(self: &Arc<Self>, talk: impl FnOnce() -> T) -> T {
        struct Restore(Option<Arc<Slugs>>);
        impl Drop for Restore {
            fn drop(&mut self) {
                IN_SCOPE.set(self.0.take());
            }
        }
        let _restore = Restore(IN_SCOPE.replace(Some(Arc::clone(self))));
        talk()
    }
}

/// Writes an id as its slug. Used by [`slug_id!`](crate::slug_id).
pub fn write<S: Serializer>(kind: &str, id: u8, serializer: S) -> Result<S::Ok, S::Error> {
    IN_SCOPE.with_borrow(|slugs| {
        let slugs = slugs.as_ref().expect("ids are written inside Slugs::scope");
        serializer.serialize_str(&slugs.of(kind)[usize::from(id)])
    })
}

/// Reads an id from its slug; the kind is as [`unknown_id`](crate::unknown_id) takes it. Used by
/// [`slug_id!`](crate::slug_id).
pub fn read<'de, D: Deserializer<'de>>(
    kind: &'static [&'static str; 2],
    deserializer: D,
) -> Result<u8, D::Error> {
    let slug = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    IN_SCOPE.with_borrow(|slugs| {
        let slugs = slugs.as_ref().expect("ids are read inside Slugs::scope");
        slugs.id(kind[1], &slug).ok_or_else(|| crate::unknown_id(&slug, kind))
    })
}

/// Defines a small integer id that is its slug in JSON.
#[macro_export]
macro_rules! slug_id {
    ($(#[$attribute:meta])* $name:ident, $kind:literal) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $name {
            /// What the board's [`Slugs`](tabletop::slugs::Slugs) call this kind of id.
            pub const KIND: &'static str = $kind;

            /// The id as an index into arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::slugs::write($kind, self.0, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::slugs::read(&["", $kind], from).map(Self)
            }
        }

        $crate::json_as!($name, String, concat!("The slug of a ", $kind, "."));
    };
}
