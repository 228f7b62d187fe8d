//! Whatever a game says in random matches agrees with its schemas.

use catalogue::{AnyMatch, Means, Seat, Seed, Setting, TITLES, Title, Viewer};
use serde_json::{Value, json};

use crate::schema::Schema;

/// Matches played in each setting.
const MATCHES: u64 = 2;
/// Steps between two looks at everything; what happens is looked at in every step.
const LOOK_EVERY: u64 = 7;

struct Schemas {
    view: Schema,
    event: Schema,
    event_view: Schema,
    preview: Schema,
    distances: Schema,
    action: Schema,
    options: Schema,
    options_request: Schema,
    position: Schema,
    board: Schema,
    record: Schema,
}

impl Schemas {
    fn of(title: &Title) -> Self {
        let load = |name: &str| Schema::load(&format!("games/{}/schemas/{name}.json", title.slug));
        Self {
            view: load("view"),
            event: load("event"),
            event_view: load("event-view"),
            preview: load("preview"),
            distances: load("distances"),
            action: load("action"),
            options: load("options"),
            options_request: load("options-request"),
            position: load("position"),
            board: load("board"),
            record: Schema::load("docs/schemas/record.json"),
        }
    }

    fn all(&self) -> [&Schema; 11] {
        let Self { view, event, event_view, preview, action, distances, .. } = self;
        let Self { options, options_request, position, board, record, .. } = self;
        [
            distances,
            view,
            event,
            event_view,
            preview,
            action,
            options,
            options_request,
            position,
            board,
            record,
        ]
    }

    fn check_beginning(&self, table: &dyn AnyMatch) {
        self.board.check(table.board());
        self.options.check(&table.describe().options);
    }

    fn check_step(&self, table: &dyn AnyMatch) {
        let step = table.step();
        table.events(step).iter().flatten().for_each(|event| self.event.check(event));
        for viewer in Viewer::all(table.people()) {
            let seen = table.event_views(step, viewer).expect("the viewer exists");
            seen.iter().flatten().for_each(|event| self.event_view.check(event));
        }
    }

    fn check_table(&self, table: &dyn AnyMatch) {
        self.position.check(&table.state());
        for viewer in Viewer::all(table.people()) {
            self.view.check(&table.view(viewer).expect("the viewer exists"));
            self.distances.check(&table.distances(viewer, None).expect("the viewer exists"));
        }
        for seat in table.to_act().iter() {
            for action in table.legal(seat).expect("the seat exists") {
                self.action.check(&action);
                self.preview.check(&table.preview(seat, &action).expect("it is legal"));
            }
        }
    }
}

/// Every number of people with some options; a game refuses those that it doesn't know.
fn settings(title: &Title) -> Vec<Setting> {
    let requests = [
        json!({}),
        json!({ "mode": "expert" }),
        json!({ "golden_spike": true }),
        json!({ "map": "europe", "ports": true }),
    ];
    let with_options =
        |seats| requests.clone().map(|options| Setting { seats, options, board: None });
    title.seat_counts().into_iter().flat_map(with_options).collect()
}

fn play(table: &mut dyn AnyMatch, schemas: &Schemas) {
    schemas.check_beginning(table);
    schemas.check_step(table);
    while let Some(seat) = table.to_act().first() {
        if table.step().is_multiple_of(LOOK_EVERY) {
            schemas.check_table(table);
        }
        let action = table
            .best(seat, "random", &Seed::from("x"), Means::default())
            .expect("somebody may act");
        table.act(seat, &action).expect("bots play by the rules");
        schemas.check_step(table);
    }
    schemas.check_table(table);
    schemas.record.check(&serde_json::to_value(table.record()).expect("a record is JSON"));
}

#[test]
fn whatever_a_game_says_agrees_with_its_schemas() {
    for title in TITLES {
        let schemas = Schemas::of(title);
        for setting in settings(title) {
            for seed in 0..MATCHES {
                let Ok(mut table) = title.open(&setting, Seed(seed.to_string())) else { break };
                schemas.options_request.check(&setting.options);
                play(&mut *table, &schemas);
            }
        }
        for schema in schemas.all() {
            assert!(schema.checked() > 0, "{}: nothing was checked", schema.path());
        }
    }
}

/// A schema that allows everything would prove nothing.
#[test]
fn what_a_game_would_never_say_is_not_allowed() {
    for title in TITLES {
        let schemas = Schemas::of(title);
        let seats = title.seat_counts()[0];
        let setting = Setting { seats, ..Setting::default() };
        let table = title.open(&setting, Seed::from("x")).expect("it is a usual setting");
        let view = table.view(Viewer::Seat(Seat(0))).expect("the seat exists");
        for name in view.as_object().expect("a view is an object").keys() {
            let mut odd = view.clone();
            odd[name] = json!("odd");
            assert!(!schemas.view.allows(&odd), "{}: {name} can be anything", title.slug);
        }
        let odd: [Value; 3] = [json!({ "type": "odd" }), json!({}), json!("odd")];
        for schema in [&schemas.event, &schemas.event_view, &schemas.action] {
            assert!(odd.iter().all(|odd| !schema.allows(odd)), "{}", title.slug);
        }
    }
}
