//! A board file as it is written.

use serde::Deserialize;
use serde_json::Value;

use crate::company::Company;

/// A map, and with `tables` its own numbers in place of the game's.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Board"))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    pub id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "coordinates", default)]
    _coordinates: Value,
    #[serde(rename = "named_in_rulebook", default)]
    pub named_in_rulebook: Vec<String>,
    pub hexes: Vec<HexEntry>,
    #[serde(default)]
    pub sea: Vec<(i8, i8)>,
    #[serde(default)]
    pub tables: Option<TablesFile>,
}

/// One hex: landscape, unless it says otherwise.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hex"))]
#[serde(deny_unknown_fields)]
pub struct HexEntry {
    pub q: i8,
    pub r: i8,
    #[serde(default)]
    pub id: Option<String>,
    #[serde(default)]
    pub city: Option<String>,
    #[serde(default)]
    pub number: Option<u8>,
    #[serde(default)]
    pub capacity: Option<u8>,
    #[serde(default)]
    pub start: Option<Company>,
    #[serde(default)]
    pub port: Option<String>,
}

/// The game's numbers.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Tables"))]
#[serde(deny_unknown_fields)]
pub struct TablesFile {
    #[serde(rename = "provenance", default)]
    _provenance: String,
    pub company_order: Vec<Company>,
    pub share_values: ShareValuesEntry,
    pub demand_tokens: DemandTokensEntry,
    pub bot_tokens: BotTokensEntry,
    pub components: ComponentsEntry,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ShareValues"))]
#[serde(deny_unknown_fields)]
pub struct ShareValuesEntry {
    pub first: Vec<u8>,
    pub second: Vec<u8>,
    pub other: Vec<u8>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DemandTokens"))]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_field_names)]
pub struct DemandTokensEntry {
    pub two_different_each: u8,
    pub two_same_each: u8,
    pub company_and_wild_each: u8,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BotTokens"))]
#[serde(deny_unknown_fields)]
pub struct BotTokensEntry {
    pub city_moves: Vec<u8>,
    pub company_moves: Vec<u8>,
    pub each_combination: u8,
    pub refresh: u8,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Components"))]
#[serde(deny_unknown_fields)]
pub struct ComponentsEntry {
    pub trains_per_company: u8,
    pub start_trains_on_map: u8,
    pub start_train_space: u8,
    pub max_train_space: u8,
    pub shares_per_company: u8,
    pub track_length_max: u8,
    pub demand_tokens: u8,
    pub bot_tokens: u8,
    pub influence_start: u8,
    pub influence_max: Option<u8>,
}
