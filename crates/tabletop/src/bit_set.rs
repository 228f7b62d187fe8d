//! Sets of small ids, one bit each.

/// Defines a set of small ids: one bit for each in an unsigned integer, with the names of
/// `std::collections` for what it can do.
///
/// The set is given the bit of an element and the element of a bit. In JSON it is the list of its
/// elements, lowest bit first; how a list is read is the set's own business, because some lists may
/// name an element twice and some may not.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
/// pub struct Stop(u8);
///
/// tabletop::bit_set!(
///     /// A set of stops.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     StopSet(u16) of Stop, stop => stop.0, bit => Stop(bit)
/// );
///
/// let stops: StopSet = [Stop(3), Stop(1)].into_iter().collect();
/// assert!(stops.contains(Stop(3)) && !stops.without(Stop(3)).contains(Stop(3)));
/// assert_eq!(stops.difference(StopSet::only(Stop(1))).first(), Some(Stop(3)));
/// assert_eq!(serde_json::to_string(&stops).unwrap(), "[1,3]");
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $set:ident($bits:ty) of $element:ty, $of:ident => $bit:expr, $at:ident => $back:expr
    ) => {
        $(#[$attribute])*
        pub struct $set(pub(crate) $bits);

        #[allow(dead_code)]
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);
            /// How many elements there is room for.
            pub const CAPACITY: usize = <$bits>::BITS as usize;

            /// The set of this element alone.
            #[inline]
            #[must_use]
            pub const fn only($of: $element) -> Self {
                Self(1 << $bit)
            }

            /// The set of the `count` lowest elements.
            #[must_use]
            pub const fn lowest(count: usize) -> Self {
                Self(((1u128 << count) - 1) as $bits)
            }

            /// Is the element in the set? What there is no bit for is in no set.
            #[inline]
            pub const fn contains(self, $of: $element) -> bool {
                let bit = $bit as u32;
                bit < <$bits>::BITS && self.0 >> bit & 1 != 0
            }

            /// The set with the element in it.
            #[inline]
            #[must_use]
            pub const fn with(self, $of: $element) -> Self {
                Self(self.0 | 1 << $bit)
            }

            /// The set without the element.
            #[inline]
            #[must_use]
            pub const fn without(self, $of: $element) -> Self {
                Self(self.0 & !(1 << $bit))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Is everything in this set in the other too?
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Is nothing in it?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many elements it has.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The lowest element.
            #[inline]
            pub const fn first(self) -> Option<$element> {
                if self.0 == 0 { None } else { Some(self.nth(0)) }
            }

            /// The `nth` lowest element, from 0; the set must have this many.
            #[inline]
            pub const fn nth(self, nth: u32) -> $element {
                let mut rest = self.0;
                let mut skipped = 0;
                while skipped < nth {
                    rest &= rest - 1;
                    skipped += 1;
                }
                let $at = rest.trailing_zeros() as u8;
                $back
            }

            /// The elements, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $element> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let $at = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
                    rest &= rest - 1;
                    Some($back)
                })
            }
        }

        impl ::std::iter::FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                elements.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }
    };
}
