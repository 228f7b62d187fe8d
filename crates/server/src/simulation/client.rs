//! Somebody at the table, with a connection that breaks, who comes back and repeats what wasn't
//! answered.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalogue::Seat;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};

use super::TABLE;
use super::world::World;
use crate::node::Node;
use crate::room::{CommandRequest, MESSAGE_BYTES_MAX, Message, Reply};
use crate::socket::{Inbox, outbox};
use crate::table::Command;

/// A client that isn't answered repeats its command after so long.
const REPEAT_INTERVAL: Duration = Duration::from_secs(8);

/// A node learns at the latest after so long that a client is gone.
const HALF_OPEN_TIMEOUT: Duration = Duration::from_mins(1);

/// What a client was told of an entry.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Told {
    pub number: u64,
    #[serde(rename = "type")]
    pub kind: String,
    /// When it was told.
    #[serde(skip, default = "Instant::now")]
    pub at: Instant,
}

#[derive(Deserialize)]
struct Game {
    legal: Vec<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Asked {
    agreed: Vec<u8>,
    asked: Vec<u8>,
}

#[derive(Deserialize)]
struct Place {
    bot: Option<String>,
}

#[derive(Deserialize)]
struct Now {
    number: u64,
    phase: String,
    paused: bool,
    proposal: Option<Asked>,
    seats: Vec<Place>,
    #[serde(rename = "match")]
    game: Option<Game>,
}

#[derive(Deserialize)]
struct Refusal {
    code: String,
}

#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    entries: Vec<Told>,
    now: Option<Now>,
    #[serde(rename = "submission")]
    command_id: Option<String>,
    number: Option<u64>,
    error: Option<Refusal>,
}

/// What is remembered of a client, for the checks.
#[derive(Default)]
pub struct Memory {
    /// Every entry that it was told, in order.
    pub entries: Vec<Told>,
    /// What was acknowledged: command ids and the numbers of their entries.
    pub acknowledged: BTreeMap<String, u64>,
    /// What was refused for good, and when: a server that can't reach its database may not know
    /// better.
    pub refused: BTreeMap<String, Instant>,
    /// Every command that was ever sent, by its id.
    pub sent: BTreeMap<String, Value>,
    /// When it tried to connect, and when it gave that up.
    pub visits: Vec<(Instant, Option<Instant>)>,
    /// When it was welcomed and by which node, and when that connection ended.
    pub connections: Vec<(Instant, String, Option<Instant>)>,
    /// Violations that it noticed itself.
    pub complaints: Vec<String>,
    pub phase: String,
    pub number: u64,
}

/// How a client behaves.
pub struct Manner {
    /// Does it act as soon as it can, and agree to everything?
    pub helpful: bool,
    /// Does it only listen?
    pub quiet: bool,
    /// It is not there in these times.
    pub away: Vec<(Instant, Instant)>,
}

/// A client.
pub struct Client {
    pub world: Arc<World>,
    pub seat: Option<Seat>,
    pub memory: Arc<Mutex<Memory>>,
    pub manner: Arc<Mutex<Manner>>,
    legal: Vec<Box<RawValue>>,
    paused: bool,
    proposal: Option<Asked>,
    bot_plays: bool,
    unanswered: Option<(String, Value, Instant)>,
    command_ids: u64,
}

/// A connection to a node.
struct Connection {
    machine: usize,
    node: Arc<Node>,
    socket: u64,
    inbox: Inbox,
}

impl Client {
    pub fn new(world: Arc<World>, seat: Option<Seat>, manner: Manner) -> Self {
        Self {
            world,
            seat,
            memory: Arc::default(),
            manner: Arc::new(Mutex::new(manner)),
            legal: Vec::new(),
            paused: false,
            proposal: None,
            bot_plays: false,
            unanswered: None,
            command_ids: 0,
        }
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn player(&self) -> Option<String> {
        self.seat.map(super::player)
    }

    fn is_away(&self) -> bool {
        let manner = self.manner.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        manner.away.iter().any(|(from, to)| *from <= now && now < *to)
    }

    fn is_helpful(&self) -> bool {
        self.manner.lock().unwrap_or_else(PoisonError::into_inner).helpful
    }

    fn is_quiet(&self) -> bool {
        self.manner.lock().unwrap_or_else(PoisonError::into_inner).quiet
    }

    /// Plays until the simulation ends.
    pub async fn run(mut self) {
        loop {
            while self.is_away() {
                sleep(Duration::from_secs(1)).await;
            }
            sleep(self.world.wire_delay()).await;
            let machine = self.world.dice.below(self.world.machines());
            match self.world.node(machine) {
                Some(node) => self.connect(machine, node).await,
                None => sleep(Duration::from_millis(300)).await,
            }
        }
    }

    /// One connection, from the greeting to its end.
    async fn connect(&mut self, machine: usize, node: Arc<Node>) {
        let (outbox, inbox) = outbox();
        let socket = node.next_socket();
        let seen = self.memory().entries.len() as u64;
        let (player, address) = (self.player(), [127, 0, 0, 1].into());
        self.memory().visits.push((Instant::now(), None));
        node.send(TABLE, Message::Enter { socket, player, address, seen, heard: 0, outbox });
        let mut connection = Connection { machine, node, socket, inbox };
        let ends = Instant::now() + self.world.dice.millis(5_000, 200_000);
        self.talk(&mut connection, ends).await;
        let now = Some(Instant::now());
        let mut memory = self.memory();
        if let Some((_, _, end @ None)) = memory.connections.last_mut() {
            *end = now;
        }
        if let Some((_, end)) = memory.visits.last_mut() {
            *end = now;
        }
        drop(memory);
        // Sometimes the node only notices when it gets no answer any more.
        let polite = self.is_helpful() || self.world.dice.percent(70);
        let wait = if polite { self.world.wire_delay() } else { HALF_OPEN_TIMEOUT };
        let Connection { node, socket, inbox, .. } = connection;
        tokio::spawn(async move {
            sleep(wait).await;
            node.send_if_up(TABLE, Message::Leave { socket });
            drop(inbox);
        });
    }

    async fn talk(&mut self, connection: &mut Connection, ends: Instant) {
        let mut greeted = false;
        let patience = Instant::now() + Duration::from_secs(20);
        let mut next = Instant::now() + self.world.dice.millis(200, 3_000);
        loop {
            if self.is_away() || (Instant::now() >= ends && !self.is_helpful()) {
                return;
            }
            if !greeted && Instant::now() >= patience {
                return;
            }
            tokio::select! {
                biased;
                text = connection.inbox.next() => {
                    let Some(text) = text else { return };
                    sleep(self.world.dice.millis(0, 5)).await;
                    if !greeted {
                        greeted = true;
                        let name = connection.node.name.clone();
                        self.memory().connections.push((Instant::now(), name, None));
                    }
                    if !self.receive(&text) {
                        return;
                    }
                }
                () = sleep_until(next) => {
                    let pace = if self.is_helpful() { (100, 600) } else { (300, 6_000) };
                    next = Instant::now() + self.world.dice.millis(pace.0, pace.1);
                    if greeted && let Some((command_id, command)) = self.next_command() {
                        self.send(connection, &command_id, &command);
                    }
                }
            }
        }
    }

    /// Takes in a message; `false` if the connection is of no use any more.
    fn receive(&mut self, text: &str) -> bool {
        if text.len() > MESSAGE_BYTES_MAX {
            self.complain(format!("a message of {} bytes", text.len()));
        }
        let heard: Heard = serde_json::from_str(text).expect("a server speaks JSON");
        match heard.kind.as_str() {
            "entries" => {
                for told in heard.entries {
                    let expected = self.memory().entries.len() as u64 + 1;
                    if told.number != expected {
                        self.complain(format!("entry {} came for {expected}", told.number));
                    }
                    self.memory().entries.push(told);
                }
                if let Some(now) = heard.now {
                    self.see(now);
                }
            }
            "accepted" => {
                if let (Some(command_id), Some(number)) = (heard.command_id, heard.number) {
                    self.answered(&command_id);
                    let before = self.memory().acknowledged.insert(command_id.clone(), number);
                    if before.is_some_and(|before| before != number) {
                        self.complain(format!("{command_id} was acknowledged as two entries"));
                    }
                }
            }
            "refused" => {
                let Some(command_id) = heard.command_id else {
                    self.complain("the log is shorter than what was told of it".to_owned());
                    return false;
                };
                self.answered(&command_id);
                if heard.error.is_some_and(|error| !error.code.starts_with("server/")) {
                    self.memory().refused.insert(command_id, Instant::now());
                }
            }
            "closing" => return false,
            _ => {}
        }
        true
    }

    fn see(&mut self, now: Now) {
        let told = self.memory().entries.len() as u64;
        if now.number != told {
            self.complain(format!("after entry {told} the table is at {}", now.number));
        }
        let mut memory = self.memory();
        (memory.phase, memory.number) = (now.phase, now.number);
        drop(memory);
        self.paused = now.paused;
        self.proposal = now.proposal;
        self.bot_plays = self.seat.is_some_and(|seat| now.seats[seat.index()].bot.is_some());
        if let Some(game) = now.game {
            self.legal = game.legal;
        }
    }

    fn complain(&self, complaint: String) {
        self.memory().complaints.push(complaint);
    }

    fn answered(&mut self, command_id: &str) {
        self.unanswered.take_if(|(waiting, _, _)| waiting == command_id);
    }

    /// What the client sends next: what wasn't answered, again; or something new.
    fn next_command(&mut self) -> Option<(String, Value)> {
        self.seat?;
        let now = Instant::now();
        if let Some((command_id, command, at)) = &mut self.unanswered {
            if now.duration_since(*at) < REPEAT_INTERVAL {
                return None;
            }
            *at = now;
            return Some((command_id.clone(), command.clone()));
        }
        let command = self.choose()?;
        self.command_ids += 1;
        let command_id = format!("s{}", self.command_ids);
        self.memory().sent.insert(command_id.clone(), command.clone());
        self.unanswered = Some((command_id.clone(), command.clone(), now));
        Some((command_id, command))
    }

    fn choose(&mut self) -> Option<Value> {
        let dice = &self.world.dice;
        let (helpful, me) = (self.is_helpful(), self.seat?);
        if self.is_quiet() {
            return None;
        }
        if self.memory().phase != "playing" {
            return None;
        }
        if let Some(proposal) = &self.proposal
            && proposal.asked.contains(&me.0)
            && !proposal.agreed.contains(&me.0)
        {
            let agree = json!({ "type": "agree" });
            if helpful {
                return Some(agree);
            }
            match dice.below(6) {
                0 | 1 => return Some(agree),
                2 => return Some(json!({ "type": "decline" })),
                _ => {}
            }
        }
        if self.paused {
            let resume = json!({ "type": "propose", "proposal": { "type": "resume" } });
            return (self.proposal.is_none() && (helpful || dice.percent(30))).then_some(resume);
        }
        if self.bot_plays && (helpful || dice.percent(40)) {
            return Some(json!({ "type": "return" }));
        }
        if !helpful && dice.percent(14) {
            return Some(self.whim(me));
        }
        let action = (!self.legal.is_empty()).then(|| dice.pick(&self.legal))?;
        let action: Value = serde_json::from_str(action.get()).expect("an action is JSON");
        let seen = self.memory().entries.len();
        Some(json!({ "type": "act", "seen": seen, "action": action }))
    }

    /// Something besides playing.
    fn whim(&self, me: Seat) -> Value {
        let dice = &self.world.dice;
        let propose = |proposal: Value| json!({ "type": "propose", "proposal": proposal });
        let other = (usize::from(me.0) + 1 + dice.below(super::SEATS - 1)) % super::SEATS;
        match dice.below(10) {
            0..=2 => propose(json!({ "type": "undo" })),
            3 => propose(json!({ "type": "pause" })),
            4..=7 => propose(json!({ "type": "take_over", "seat": other, "bot": "random" })),
            8 => json!({ "type": "say", "text": "good luck" }),
            _ => json!({ "type": "return" }),
        }
    }

    fn send(&self, connection: &Connection, command_id: &str, command: &Value) {
        let Some(player) = self.player() else { return };
        // On the way it may be lost with the connection, or come twice.
        let doubled = self.world.is_faulty() && self.world.dice.percent(4);
        for _ in 0..=usize::from(doubled) {
            let (node, socket) = (Arc::clone(&connection.node), connection.socket);
            let command: Command =
                serde_json::from_value(command.clone()).expect("a client speaks the protocol");
            let (player, command_id) = (player.clone(), command_id.to_owned());
            let (wait, reply) = (self.world.wire_delay(), Reply::Socket(socket));
            let (world, machine) = (Arc::clone(&self.world), connection.machine);
            tokio::spawn(async move {
                sleep(wait).await;
                let up = world.node(machine).is_some_and(|up| Arc::ptr_eq(&up, &node));
                if up {
                    let session = None;
                    let request = CommandRequest {
                        player,
                        command_id,
                        command,
                        reply,
                        session,
                        permit: None,
                    };
                    node.send(TABLE, Message::Command(request));
                }
            });
        }
    }
}
