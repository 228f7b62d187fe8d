//! Destination tickets and their deck.

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Dice, Seat};

tabletop::slug_id!(
    /// A ticket; its slug is its two locations in the board file's order (SF-11).
    TicketId,
    "ticket"
);

tabletop::bit_set!(
    /// A set of tickets.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    TicketSet(u32) of TicketId, ticket => ticket.0, bit => TicketId(bit)
);
tabletop::json_as!(TicketSet, Vec<TicketId>);

impl TicketSet {
    /// A random one of them; there must be one.
    #[inline]
    pub fn draw<D: Dice + ?Sized>(self, dice: &mut D) -> TicketId {
        self.nth(dice.below(self.len()))
    }
}

impl<'de> Deserialize<'de> for TicketSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tickets = Vec::<TicketId>::deserialize(deserializer)?;
        let set: Self = tickets.iter().copied().collect();
        if (set.len() as usize) < tickets.len() {
            return Err(tabletop::custom("ticket-twice", "a ticket is there twice"));
        }
        Ok(set)
    }
}

/// The ticket deck, top to bottom: first what was shuffled, whose order nobody can know and which
/// therefore has none until it is drawn; then what was put back under the deck, in that order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TicketDeck {
    /// The shuffled part.
    pub shuffled: TicketSet,
    returned: [u8; TicketSet::CAPACITY],
    returned_len: u8,
}

/// A ticket under the deck, and who knows it because they put it there (SF-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// The ticket.
    pub ticket: TicketId,
    /// Who returned it.
    pub seat: Seat,
}

const SEAT_SHIFT: u8 = 5;

impl TicketDeck {
    /// A freshly shuffled deck.
    pub const fn shuffled(tickets: TicketSet) -> Self {
        Self { shuffled: tickets, returned: [0; TicketSet::CAPACITY], returned_len: 0 }
    }

    /// How many tickets are in it.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.shuffled.len() + self.returned_len as u32
    }

    /// Is it used up?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.shuffled.is_empty() && self.returned_len == 0
    }

    /// The returned tickets, the uppermost first.
    pub fn returned(&self) -> impl ExactSizeIterator<Item = Returned> + '_ {
        self.returned[..usize::from(self.returned_len)].iter().map(|&byte| Returned {
            ticket: TicketId(byte & ((1 << SEAT_SHIFT) - 1)),
            seat: Seat(byte >> SEAT_SHIFT),
        })
    }

    /// All the tickets in it.
    pub fn tickets(&self) -> TicketSet {
        self.shuffled.union(self.returned().map(|returned| returned.ticket).collect())
    }

    /// Puts a ticket under the deck.
    pub(crate) fn put_under(&mut self, ticket: TicketId, seat: Seat) {
        self.returned[usize::from(self.returned_len)] = ticket.0 | seat.0 << SEAT_SHIFT;
        self.returned_len += 1;
    }

    /// The top `count` tickets (at least 1, at most as many as there are).
    #[inline]
    pub fn top<D: Dice + ?Sized>(&self, count: u32, dice: &mut D) -> TicketSet {
        let mut shuffled = self.shuffled;
        let mut returned = self.returned();
        (0..count)
            .map(|_| {
                if shuffled.is_empty() {
                    return returned.next().expect("the deck has that many").ticket;
                }
                let ticket = shuffled.draw(dice);
                shuffled = shuffled.without(ticket);
                ticket
            })
            .collect()
    }

    /// Takes the top tickets away, which [`top`](Self::top) named.
    pub(crate) fn take(&mut self, tickets: TicketSet) {
        let from_below = tickets.difference(self.shuffled).len() as usize;
        self.shuffled = self.shuffled.difference(tickets);
        if from_below > 0 {
            let len = usize::from(self.returned_len);
            self.returned.copy_within(from_below..len, 0);
            // What is behind the end is kept at zero, so that equal decks are equal bytes.
            self.returned[len - from_below..len].fill(0);
            self.returned_len -= from_below as u8;
        }
    }
}
