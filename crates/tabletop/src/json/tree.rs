//! JSON in memory, and how it is read: with an error that is data, and the path to it.

use serde::de::{
    self, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Number, Value};

use super::error::{ReadError, Segment};

/// JSON as it was written: unlike in a [`Value`], a field may be there twice.
#[derive(Debug)]
pub enum Tree {
    Null,
    Bool(bool),
    Number(Number),
    Text(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

impl From<&Value> for Tree {
    fn from(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(yes) => Self::Bool(*yes),
            Value::Number(number) => Self::Number(number.clone()),
            Value::String(text) => Self::Text(text.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(fields) => {
                let fields = fields.iter().map(|(name, field)| (name.clone(), field.into()));
                Self::Object(fields.collect())
            }
        }
    }
}

/// Reads JSON from a text, and keeps the path to where it is: to whoever finds the text broken
/// there.
pub struct Growing<'a>(pub &'a mut Vec<Segment>);

impl<'de> DeserializeSeed<'de> for Growing<'_> {
    type Value = Tree;

    fn deserialize<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Growing<'_> {
    type Value = Tree;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Tree, E> {
        Ok(Tree::Bool(yes))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Number(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        Ok(Number::from_f64(number).map_or(Tree::Null, Tree::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        loop {
            self.0.push(Segment::Item(list.len()));
            let item = items.next_element_seed(Growing(&mut *self.0))?;
            self.0.pop();
            match item {
                Some(item) => list.push(item),
                None => return Ok(Tree::List(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Tree, A::Error> {
        let mut object = Vec::new();
        while let Some(name) = fields.next_key::<String>()? {
            self.0.push(Segment::Field(name.clone()));
            let field = fields.next_value_seed(Growing(&mut *self.0))?;
            self.0.pop();
            object.push((name, field));
        }
        Ok(Tree::Object(object))
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self {
                Tree::Number(number) => visit_number(number, visitor),
                other => Err(other.is_not(&visitor)),
            }
        }
    )*};
}

/// A visitor is only asked what can be there: a struct is never read from a list. So there is half
/// as much code for each type, of which a browser has to load all.
impl<'de> de::Deserializer<'de> for &'de Tree {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(yes) => visitor.visit_bool(*yes),
            Tree::Number(number) => visit_number(number, visitor),
            Tree::Text(text) => visitor.visit_borrowed_str(text),
            Tree::List(list) => visit_list(list, visitor),
            Tree::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Tree::Bool(yes) => visitor.visit_bool(*yes),
            other => Err(other.is_not(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Tree::Text(text) => visitor.visit_borrowed_str(text),
            other => Err(other.is_not(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Tree::List(list) => visit_list(list, visitor),
            other => Err(other.is_not(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.visit_object("", visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_map(visitor)
    }

    numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_f32 deserialize_f64
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Tree::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name.starts_with(char::is_lowercase) {
            return visitor.visit_enum(self.tagged(name)?);
        }
        match self {
            Tree::Text(name) => visitor.visit_enum(Variant { name, content: None, tag: "" }),
            Tree::Object(object) => match object.as_slice() {
                [(name, content)] => {
                    visitor.visit_enum(Variant { name, content: Some(content), tag: "" })
                }
                _ => Err(de::Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            other => Err(de::Error::invalid_type(other.unexpected(), &"string or map")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { char bytes byte_buf unit unit_struct }
}

impl Tree {
    /// The variant that this field names; the others are its content.
    fn tagged(&self, tag: &'static str) -> Result<Variant<'_>, ReadError> {
        let Self::Object(object) = self else { return Err(self.is_not(&"a map")) };
        let mut tags = object.iter().filter(|(name, _)| name == tag).map(|(_, field)| field);
        match (tags.next(), tags.next()) {
            (None, _) => Err(de::Error::missing_field(tag)),
            (Some(_), Some(_)) => Err(de::Error::duplicate_field(tag)),
            (Some(Self::Text(name)), None) => Ok(Variant { name, content: Some(self), tag }),
            (Some(other), None) => {
                Err(other.is_not(&"variant identifier").below(Segment::Field(tag.to_owned())))
            }
        }
    }

    /// Reads an object, but for the field that is the tag.
    fn visit_object<'de, V: Visitor<'de>>(
        &'de self,
        tag: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self {
            Self::Object(object) => visitor.visit_map(Fields { object, next: 0, tag }),
            other => Err(other.is_not(&visitor)),
        }
    }

    fn is_not(&self, expected: &dyn de::Expected) -> ReadError {
        de::Error::invalid_type(self.unexpected(), expected)
    }

    fn unexpected(&self) -> Unexpected<'_> {
        match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(yes) => Unexpected::Bool(*yes),
            Self::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or_default()),
            },
            Self::Text(text) => Unexpected::Str(text),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        }
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, ReadError> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (None, Some(number)) => visitor.visit_i64(number),
        (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
    }
}

fn visit_list<'de, V: Visitor<'de>>(list: &'de [Tree], visitor: V) -> Result<V::Value, ReadError> {
    let mut items = Items { list, next: 0 };
    let read = visitor.visit_seq(&mut items)?;
    if items.next < list.len() {
        return Err(de::Error::invalid_length(list.len(), &"fewer elements in array"));
    }
    Ok(read)
}

struct Items<'de> {
    list: &'de [Tree],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, ReadError> {
        let Some(item) = self.list.get(self.next) else { return Ok(None) };
        self.next += 1;
        let at = Segment::Item(self.next - 1);
        seed.deserialize(item).map(Some).map_err(|error| error.below(at))
    }
}

struct Fields<'de> {
    object: &'de [(String, Tree)],
    next: usize,
    /// The name of a field that is passed over.
    tag: &'static str,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, ReadError> {
        if self.object.get(self.next).is_some_and(|(name, _)| name == self.tag) {
            self.next += 1;
        }
        let Some((name, _)) = self.object.get(self.next) else { return Ok(None) };
        self.next += 1;
        let at = || Segment::Field(name.clone());
        seed.deserialize(Key(name)).map(Some).map_err(|error| error.below(at()))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, ReadError> {
        let (name, field) = &self.object[self.next - 1];
        seed.deserialize(field).map_err(|error| error.below(Segment::Field(name.clone())))
    }
}

/// The name of a field. JSON has only texts there, so numbers are read from their digits.
struct Key<'de>(&'de str);

macro_rules! numbers_from_digits {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match (self.0.parse(), self.0.parse()) {
                (Ok(number), _) => visitor.visit_u64(number),
                (Err(_), Ok(number)) => visitor.visit_i64(number),
                (Err(_), Err(_)) => visitor.visit_borrowed_str(self.0),
            }
        }
    )*};
}

impl<'de> de::Deserializer<'de> for Key<'de> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_enum(Variant { name: self.0, content: None, tag: "" })
    }

    numbers_from_digits! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct
        map struct identifier ignored_any
    }
}

/// A variant of an enum: its name, what it holds, and which field of that is its name.
struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Tree>,
    tag: &'static str,
}

impl<'de> Variant<'de> {
    fn tree(&self) -> Result<&'de Tree, ReadError> {
        let expected = &"a variant with content";
        self.content.ok_or_else(|| de::Error::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = ReadError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), ReadError> {
        match seed.deserialize(self.name.into_deserializer()) {
            Ok(name) => Ok((name, self)),
            Err(error) if self.tag.is_empty() => Err(error),
            Err(error) => Err(ReadError::below(error, Segment::Field(self.tag.to_owned()))),
        }
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        let content = self.content.filter(|_| self.tag.is_empty());
        content.map_or(Ok(()), serde::Deserialize::deserialize)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        seed.deserialize(self.tree()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        de::Deserializer::deserialize_seq(self.tree()?, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.tree()?.visit_object(self.tag, visitor)
    }
}
