//! The tree: selection by PUCT, first-play urgency, proven results, within a fixed number of bytes.
//!
//! PUCT as in AlphaGo Zero (Silver et al. 2017), with priors normalized over the actions that are
//! legal in the current determinization. First-play urgency (Gelly & Wang 2006) is the mean value
//! of those actions less a constant. Results are proven as in MCTS-Solver (Winands, Björnsson &
//! Saito 2008), for several seats: an edge is proven once every action behind it is.

use tabletop::{MAX_SEATS, Outcome, Seat};

use super::value::PerSeat;

/// How far below the mean of its siblings the value of an unvisited action is assumed to be.
const FPU_REDUCTION: f32 = 0.08;
/// No node.
const NONE: u32 = u32::MAX;

/// A legal action.
#[derive(Clone, Copy)]
pub(super) struct Choice<A, I> {
    /// Identifies it in every determinization.
    pub key: I,
    /// The action itself, in this one.
    pub action: A,
}

/// An action at a node, with its statistics.
pub(super) struct Edge<I> {
    /// Identifies the action in every determinization.
    pub key: I,
    pub prior: f32,
    pub visits: u32,
    /// The sum of the values for every seat.
    pub value: PerSeat,
    child: u32,
    /// Its proven result; [`NONE`] if there is none.
    proof: u32,
}

/// A position, or all those that are reached by the same actions.
struct Node<I> {
    /// Who decides here.
    seat: Seat,
    /// Is it one position: nothing is secret, and nothing was rolled on the way to it?
    certain: bool,
    /// The actions that were legal here so far, sorted by key.
    edges: Vec<Edge<I>>,
}

/// Where an edge is.
#[derive(Clone, Copy)]
pub(super) struct EdgeRef {
    pub node: u32,
    pub edge: usize,
}

pub(super) struct Tree<I> {
    nodes: Vec<Node<I>>,
    proofs: Vec<Proof>,
    edges: usize,
    limit: usize,
    /// The exploration constant.
    c_puct: f32,
}

/// A result that is certain as long as everybody plays for themselves.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    pub outcome: Outcome,
    pub value: PerSeat,
}

impl<I: Copy + Ord> Tree<I> {
    pub const ROOT: u32 = 0;

    /// An empty tree with a root where the seat decides; is it certain what the position is?
    pub fn new(seat: Seat, certain: bool, c_puct: f32, bytes: usize) -> Self {
        let root = Node { seat, certain, edges: Vec::new() };
        Self { nodes: vec![root], proofs: Vec::new(), edges: 0, limit: bytes, c_puct }
    }

    pub fn limit(&mut self, bytes: usize) {
        self.limit = bytes;
    }

    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<I>>()
            + self.proofs.capacity() * size_of::<Proof>()
            + self.edges * size_of::<Edge<I>>()
    }

    pub fn edge(&self, place: EdgeRef) -> &Edge<I> {
        &self.nodes[place.node as usize].edges[place.edge]
    }

    pub fn edges(&self, node: u32) -> &[Edge<I>] {
        &self.nodes[node as usize].edges
    }

    /// Selects an edge for a seat with these choices. Choices that are new at the node are added,
    /// with the priors that `fill` gives to all of them; `None` if there is no room for them.
    pub fn choose<A>(
        &mut self,
        node: u32,
        seat: Seat,
        choices: &[Choice<A, I>],
        priors: &mut Vec<f32>,
        fill: impl FnOnce(&mut Vec<f32>),
    ) -> Option<EdgeRef> {
        self.nodes[node as usize].seat = seat;
        if !self.has_all(node, choices) {
            // Without a root there is no search at all.
            let needed = choices.len() * size_of::<Edge<I>>();
            if node != Self::ROOT && !self.has_room(needed) {
                return None;
            }
            fill(priors);
            self.expand(node, choices, priors);
        }
        let edge = self.select_puct(node, seat, choices);
        Some(EdgeRef { node, edge })
    }

    fn has_room(&self, bytes: usize) -> bool {
        self.bytes() + bytes <= self.limit
    }

    fn has_all<A>(&self, node: u32, choices: &[Choice<A, I>]) -> bool {
        let mut edges = self.nodes[node as usize].edges.iter();
        choices.iter().all(|choice| edges.any(|edge| edge.key == choice.key))
    }

    fn expand<A>(&mut self, node: u32, choices: &[Choice<A, I>], priors: &[f32]) {
        let edges = &mut self.nodes[node as usize].edges;
        let before = edges.capacity();
        let mut at = 0;
        for (choice, &prior) in choices.iter().zip(priors) {
            while edges.get(at).is_some_and(|edge| edge.key < choice.key) {
                at += 1;
            }
            if edges.get(at).is_none_or(|edge| edge.key != choice.key) {
                let value = [0.0; MAX_SEATS];
                let key = choice.key;
                let fresh = Edge { key, prior, visits: 0, value, child: NONE, proof: NONE };
                edges.reserve_exact(choices.len().saturating_sub(edges.len()).max(1));
                edges.insert(at, fresh);
            }
        }
        self.edges += edges.capacity() - before;
    }

    /// Maximizes value + `c_puct` · prior · √(1 + visits of all) / (1 + visits).
    fn select_puct<A>(&self, node: u32, seat: Seat, choices: &[Choice<A, I>]) -> usize {
        let edges = &self.nodes[node as usize].edges;
        let (mut visits, mut value, mut prior) = (0, 0.0, 0.0);
        for_each_of(edges, choices, |_, edge| {
            visits += edge.visits;
            value += edge.value[seat.index()];
            prior += edge.prior;
        });
        let untried = if visits == 0 { 0.5 } else { value / visits as f32 - FPU_REDUCTION };
        let c_puct = self.c_puct * (visits as f32 + 1.0).sqrt() / prior;
        let mut best = (f32::NEG_INFINITY, 0);
        for_each_of(edges, choices, |index, edge| {
            let known = match edge.visits {
                0 => untried,
                visits => edge.value[seat.index()] / visits as f32,
            };
            let score = known + c_puct * edge.prior / (edge.visits as f32 + 1.0);
            if score > best.0 {
                best = (score, index);
            }
        });
        best.1
    }

    /// The node behind an edge; makes one if there is room. A tree that is full stays as it is.
    /// Were dice rolled between the two?
    pub fn enter(&mut self, place: EdgeRef, rolled: bool) -> Option<u32> {
        let child = self.edge(place).child;
        if child != NONE {
            return Some(child);
        }
        // The vectors double when they grow. The rest of the room is left to actions that come up
        // later at existing nodes.
        if self.bytes() * 2 > self.limit {
            return None;
        }
        let child = self.nodes.len() as u32;
        let Node { seat, certain, .. } = self.nodes[place.node as usize];
        self.nodes.push(Node { seat, certain: certain && !rolled, edges: Vec::new() });
        self.nodes[place.node as usize].edges[place.edge].child = child;
        Some(child)
    }

    /// Adds a result to every edge of a path.
    pub fn back_up(&mut self, path: &[EdgeRef], value: &PerSeat) {
        for place in path {
            let edge = &mut self.nodes[place.node as usize].edges[place.edge];
            edge.visits += 1;
            for (sum, more) in edge.value.iter_mut().zip(value) {
                *sum += more;
            }
        }
    }

    /// Is the node one certain position?
    pub fn certain(&self, node: u32) -> bool {
        self.nodes[node as usize].certain
    }

    /// The proven result of an edge.
    pub fn proof(&self, place: EdgeRef) -> Option<&Proof> {
        self.proofs.get(self.edge(place).proof as usize)
    }

    /// Proves the last edge of a path. Where every action of a seat is proven, the seat takes the
    /// one with the most value for itself, and the edge that leads there is proven too.
    pub fn prove(&mut self, path: &[EdgeRef], proof: Proof) {
        let full = self.proofs.len() == self.proofs.capacity();
        // It doubles when it grows, from a few.
        if full && !self.has_room((self.proofs.capacity().max(4)) * size_of::<Proof>()) {
            return;
        }
        let mut index = self.proofs.len() as u32;
        self.proofs.push(proof);
        for &EdgeRef { node, edge } in path.iter().rev() {
            let Node { seat, certain, edges } = &mut self.nodes[node as usize];
            if !*certain {
                return;
            }
            let Proof { value, .. } = self.proofs[index as usize];
            let edge = &mut edges[edge];
            edge.proof = index;
            edge.value = value.map(|value| value * edge.visits as f32);
            let value_of = |edge: &Edge<I>| self.proofs.get(edge.proof as usize).map(|it| it.value);
            let mut best = (f32::NEG_INFINITY, NONE);
            for edge in edges.iter() {
                let Some(value) = value_of(edge) else { return };
                if value[seat.index()] > best.0 {
                    best = (value[seat.index()], edge.proof);
                }
            }
            index = best.1;
        }
    }

    /// Proves every action at the root, before any was visited.
    pub fn prove_root<A>(&mut self, choices: &[Choice<A, I>], proofs: Vec<Proof>) {
        self.expand(Self::ROOT, choices, &vec![1.0; choices.len()]);
        for (index, edge) in self.nodes[Self::ROOT as usize].edges.iter_mut().enumerate() {
            edge.proof = index as u32;
        }
        self.proofs = proofs;
    }

    /// The proven result of an edge of the root.
    pub fn proof_at_root(&self, edge: usize) -> Option<&Proof> {
        let edge = self.edges(Self::ROOT).get(edge)?;
        self.proofs.get(edge.proof as usize)
    }

    /// Is the result of every action at the root certain?
    pub fn proven(&self) -> bool {
        let edges = self.edges(Self::ROOT);
        !edges.is_empty() && edges.iter().all(|edge| edge.proof != NONE)
    }

    /// Is the result of an action at the root certain?
    pub fn partly_proven(&self) -> bool {
        self.edges(Self::ROOT).iter().any(|edge| edge.proof != NONE)
    }

    /// Who decides at the node behind an edge, and the node; nothing if there is none.
    pub fn behind(&self, edge: &Edge<I>) -> Option<(Seat, &[Edge<I>])> {
        let node = self.nodes.get(edge.child as usize)?;
        Some((node.seat, &node.edges))
    }
}

/// Both are sorted, and every choice has an edge.
#[inline]
fn for_each_of<A, I: Ord>(
    edges: &[Edge<I>],
    choices: &[Choice<A, I>],
    mut each: impl FnMut(usize, &Edge<I>),
) {
    if edges.len() == choices.len() {
        edges.iter().enumerate().for_each(|(index, edge)| each(index, edge));
        return;
    }
    let mut index = 0;
    for choice in choices {
        while edges[index].key != choice.key {
            index += 1;
        }
        each(index, &edges[index]);
    }
}
