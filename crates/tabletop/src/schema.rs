//! What a game's types look like on the wire, for JSON Schemas and TypeScript. Nothing that is
//! shipped needs it: the feature `schema` is for the generator (`make types`) alone.
//!
//! Most types derive `JsonSchema` beside serde's traits. One that writes its own serde code says
//! with [`json_as!`](crate::json_as) which type has the same JSON.

pub use schemars;

use std::borrow::Cow;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::Game;

/// A game all of whose types on the wire have a schema.
pub trait WireTypes:
    Game<
        Position: JsonSchema,
        Action: JsonSchema,
        Event: JsonSchema,
        View: JsonSchema,
        EventView: JsonSchema,
        Preview: JsonSchema,
        Distances: JsonSchema,
    >
{
    /// The board file, which is also what [`Game::board`] shows.
    type Board: JsonSchema;
    /// The options in force, as [`Game::options`] spells them out.
    type Options: JsonSchema;
    /// The options as a table asks for them.
    type OptionsRequest: JsonSchema;
}

/// The options of a game that has none.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields, rename = "Options")]
pub struct NoOptions {}

/// The schema of a map whose keys are slugs or the variants of an enum. (The one of `BTreeMap`
/// says nothing about its keys.)
pub struct MapOf<K, V>(PhantomData<(K, V)>);

impl<K: JsonSchema, V: JsonSchema> JsonSchema for MapOf<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("MapOf{}To{}", K::schema_name(), V::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<K>(),
            "additionalProperties": generator.subschema_for::<V>(),
        })
    }
}

/// The schema of an `Option` that people may leave out or `null`, and that we always write.
pub struct Written<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Written{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        if generator.contract().is_serialize() {
            generator.subschema_for::<T>()
        } else {
            generator.subschema_for::<Option<T>>()
        }
    }
}

/// The schema of something that may be `null`, but must not be left out.
pub struct Nullable<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Nullable{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<Option<T>>()
    }
}

/// Defines what stands for a type of the game in messages that all games share: as much of it as
/// they agree on. The whole schemas are those of the games, `games/<slug>/schemas`.
macro_rules! of_each_game {
    ($name:ident, $about:literal, $schema:tt) => {
        #[doc = $about]
        pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let mut schema = json_schema!($schema);
                schema.insert("description".to_owned(), $about.into());
                schema
            }
        }
    };
}

of_each_game!(Action, "An action: its type, and whatever the game adds.", {
    "type": "object",
    "properties": { "type": { "type": "string" } },
    "required": ["type"],
});
of_each_game!(Event, "An event: its type, and whatever the game adds.", {
    "type": "object",
    "properties": { "type": { "type": "string" } },
    "required": ["type"],
});
of_each_game!(View, "What a viewer may know of a state of the game.", {});
of_each_game!(Board, "The game's board, as its file has it.", {});
of_each_game!(Preview, "What an action of the game will change.", {});
of_each_game!(Distances, "How far things are in the game.", {});
of_each_game!(Position, "A state of the game, as it is written.", {});
of_each_game!(Options, "The game's options.", { "type": "object" });
