//! The four companies, and the demand tokens that show them.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// How many companies there are.
pub const COMPANIES: usize = 4;

/// A company. The order is the rulebook's, and goes round: after Cotton comes Wood.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// Brown.
    Wood,
    /// Gray.
    Steel,
    /// Orange.
    Leather,
    /// White.
    Cotton,
}

impl Company {
    /// All four, in order.
    pub const ALL: [Self; COMPANIES] = [Self::Wood, Self::Steel, Self::Leather, Self::Cotton];

    /// The company as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it is called in JSON.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Steel => "steel",
            Self::Leather => "leather",
            Self::Cotton => "cotton",
        }
    }

    /// The company this many places on, round the four.
    #[inline]
    #[must_use]
    pub const fn after(self, places: u8) -> Self {
        Self::ALL[(self.index() + places as usize) % COMPANIES]
    }
}

/// One value for each company; in JSON, an object with four keys, where a missing one is the
/// default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, bound(deserialize = "T: Deserialize<'de> + Default"))]
#[allow(missing_docs)]
pub struct PerCompany<T> {
    pub wood: T,
    pub steel: T,
    pub leather: T,
    pub cotton: T,
}

// The derive would want a default of everything that there is one of for each company.
#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for PerCompany<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("PerCompanyOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut schema = schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<Company>(),
            "additionalProperties": generator.subschema_for::<T>(),
        });
        if generator.contract().is_serialize() {
            let names = Company::ALL.map(Company::slug);
            schema.insert("required".to_owned(), names.as_slice().into());
        }
        schema
    }
}

impl<T> PerCompany<T> {
    /// From an array in the order of the companies.
    pub fn from_array([wood, steel, leather, cotton]: [T; COMPANIES]) -> Self {
        Self { wood, steel, leather, cotton }
    }

    /// Asks for each company's value in turn.
    pub fn of(value: impl FnMut(Company) -> T) -> Self {
        Self::from_array(Company::ALL.map(value))
    }

    /// The value of one company.
    pub const fn get(&self, company: Company) -> &T {
        match company {
            Company::Wood => &self.wood,
            Company::Steel => &self.steel,
            Company::Leather => &self.leather,
            Company::Cotton => &self.cotton,
        }
    }
}

impl<T: Copy> PerCompany<T> {
    /// As an array in the order of the companies.
    pub const fn to_array(self) -> [T; COMPANIES] {
        [self.wood, self.steel, self.leather, self.cotton]
    }
}

tabletop::bit_set!(
    /// A set of companies; in JSON, their list in order.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    CompanySet(u8) of Company, company => company as u8, bit => Company::ALL[bit as usize]
);
tabletop::json_as!(CompanySet, Vec<Company>);

impl<'de> Deserialize<'de> for CompanySet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Company>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What a demand token shows beside its company: a company, or the wild (purple) symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Symbol {
    Wood,
    Steel,
    Leather,
    Cotton,
    Wild,
}

impl Symbol {
    const ALL: [Self; 5] = [Self::Wood, Self::Steel, Self::Leather, Self::Cotton, Self::Wild];

    /// The company, unless it is the wild symbol.
    #[inline]
    pub const fn company(self) -> Option<Company> {
        match self {
            Self::Wild => None,
            other => Some(Company::ALL[other as usize]),
        }
    }
}

impl From<Company> for Symbol {
    fn from(company: Company) -> Self {
        Self::ALL[company.index()]
    }
}

/// The two symbols of a demand token in one byte, so that an empty city costs no more.
/// In JSON `["wood","steel"]`; which of two companies comes first means nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DemandToken(NonZeroU8);

impl DemandToken {
    /// A token with these symbols.
    pub fn new(company: Company, second: Symbol) -> Self {
        let (company, second) = match second.company() {
            Some(other) if other < company => (other, Symbol::from(company)),
            _ => (company, second),
        };
        Self(NonZeroU8::MIN.saturating_add(company as u8 * 5 + second as u8))
    }

    /// The company it shows.
    #[inline]
    pub const fn company(self) -> Company {
        Company::ALL[((self.0.get() - 1) / 5) as usize % COMPANIES]
    }

    /// What it shows beside.
    #[inline]
    pub const fn second(self) -> Symbol {
        Symbol::ALL[((self.0.get() - 1) % 5) as usize]
    }

    /// Does it have the wild symbol?
    #[inline]
    pub const fn is_wild(self) -> bool {
        matches!(self.second(), Symbol::Wild)
    }
}

tabletop::json_as!(DemandToken, (Company, Symbol), "Its two symbols.");

impl Serialize for DemandToken {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.company(), self.second()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DemandToken {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (company, second) = Deserialize::deserialize(deserializer)?;
        Ok(Self::new(company, second))
    }
}
