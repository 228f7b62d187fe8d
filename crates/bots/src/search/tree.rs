//! The tree: nodes with the actions tried there, within a fixed number of bytes.

use tabletop::{MAX_SEATS, Outcome, Seat};

use super::worth::Each;

/// How much worse than its siblings an action is thought to be before it was tried.
const CAUTION: f32 = 0.08;
/// No node.
const NOWHERE: u32 = u32::MAX;

/// One of the things that can be done.
#[derive(Clone, Copy)]
pub(super) struct Choice<A, I> {
    /// What it amounts to, in every future.
    pub gist: I,
    /// How it is done in this one.
    pub action: A,
}

/// Something tried, or to be tried, at a node.
pub(super) struct Edge<I> {
    /// What it amounts to.
    pub gist: I,
    pub weight: f32,
    pub visits: u32,
    /// What came out for every seat, summed up.
    pub worth: Each,
    child: u32,
    /// What comes out for certain; [`NOWHERE`] if nothing does.
    proof: u32,
}

/// A position, or all those that are reached by the same actions.
struct Node<I> {
    /// Who decides here.
    seat: Seat,
    /// Is it one position: nothing is secret, and nothing was rolled on the way to it?
    certain: bool,
    /// What can be done here as far as it is known, sorted.
    edges: Vec<Edge<I>>,
}

/// Where an edge is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub node: u32,
    pub edge: usize,
}

pub(super) struct Tree<I> {
    nodes: Vec<Node<I>>,
    proofs: Vec<Proof>,
    edges: usize,
    limit: usize,
    /// How much an action's promise counts against what is known of it.
    curiosity: f32,
}

/// A result that is certain as long as everybody plays for themselves.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    pub outcome: Outcome,
    pub worth: Each,
}

impl<I: Copy + Ord> Tree<I> {
    pub const ROOT: u32 = 0;

    /// An empty tree with a root where the seat decides; is it certain what the position is?
    pub fn new(seat: Seat, certain: bool, curiosity: f32, bytes: usize) -> Self {
        let root = Node { seat, certain, edges: Vec::new() };
        Self { nodes: vec![root], proofs: Vec::new(), edges: 0, limit: bytes, curiosity }
    }

    pub fn limit(&mut self, bytes: usize) {
        self.limit = bytes;
    }

    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<I>>()
            + self.proofs.capacity() * size_of::<Proof>()
            + self.edges * size_of::<Edge<I>>()
    }

    pub fn edge(&self, place: Place) -> &Edge<I> {
        &self.nodes[place.node as usize].edges[place.edge]
    }

    pub fn edges(&self, node: u32) -> &[Edge<I>] {
        &self.nodes[node as usize].edges
    }

    /// The edge to go along for a seat that may do this. Choices that were never seen at the node are
    /// added, with the weights that `incline` gives to all of them; `None` if there is no room for them.
    pub fn choose<A>(
        &mut self,
        node: u32,
        seat: Seat,
        choices: &[Choice<A, I>],
        weights: &mut Vec<f32>,
        incline: impl FnOnce(&mut Vec<f32>),
    ) -> Option<Place> {
        self.nodes[node as usize].seat = seat;
        if !self.knows(node, choices) {
            // Without a root there is no search at all.
            let needed = choices.len() * size_of::<Edge<I>>();
            if node != Self::ROOT && !self.has_room(needed) {
                return None;
            }
            incline(weights);
            self.learn(node, choices, weights);
        }
        let edge = self.most_promising(node, seat, choices);
        Some(Place { node, edge })
    }

    fn has_room(&self, bytes: usize) -> bool {
        self.bytes() + bytes <= self.limit
    }

    fn knows<A>(&self, node: u32, choices: &[Choice<A, I>]) -> bool {
        let mut edges = self.nodes[node as usize].edges.iter();
        choices.iter().all(|choice| edges.any(|edge| edge.gist == choice.gist))
    }

    fn learn<A>(&mut self, node: u32, choices: &[Choice<A, I>], weights: &[f32]) {
        let edges = &mut self.nodes[node as usize].edges;
        let before = edges.capacity();
        let mut at = 0;
        for (choice, &weight) in choices.iter().zip(weights) {
            while edges.get(at).is_some_and(|edge| edge.gist < choice.gist) {
                at += 1;
            }
            if edges.get(at).is_none_or(|edge| edge.gist != choice.gist) {
                let worth = [0.0; MAX_SEATS];
                let gist = choice.gist;
                let fresh = Edge { gist, weight, visits: 0, worth, child: NOWHERE, proof: NOWHERE };
                edges.reserve_exact(choices.len().saturating_sub(edges.len()).max(1));
                edges.insert(at, fresh);
            }
        }
        self.edges += edges.capacity() - before;
    }

    /// What is known of an action and what it promises, the promise fading the more often it was tried.
    fn most_promising<A>(&self, node: u32, seat: Seat, choices: &[Choice<A, I>]) -> usize {
        let edges = &self.nodes[node as usize].edges;
        let (mut visits, mut worth, mut weight) = (0, 0.0, 0.0);
        for_each_of(edges, choices, |_, edge| {
            visits += edge.visits;
            worth += edge.worth[seat.index()];
            weight += edge.weight;
        });
        let untried = if visits == 0 { 0.5 } else { worth / visits as f32 - CAUTION };
        let curiosity = self.curiosity * (visits as f32 + 1.0).sqrt() / weight;
        let mut best = (f32::NEG_INFINITY, 0);
        for_each_of(edges, choices, |index, edge| {
            let known = match edge.visits {
                0 => untried,
                visits => edge.worth[seat.index()] / visits as f32,
            };
            let score = known + curiosity * edge.weight / (edge.visits as f32 + 1.0);
            if score > best.0 {
                best = (score, index);
            }
        });
        best.1
    }

    /// The node behind an edge; makes one if there is room. A tree that is full stays as it is.
    /// Were dice rolled between the two?
    pub fn enter(&mut self, place: Place, rolled: bool) -> Option<u32> {
        let child = self.edge(place).child;
        if child != NOWHERE {
            return Some(child);
        }
        // The vectors double when they grow. What else there is room for is left to actions that come up later at the
        // nodes that there are.
        if self.bytes() * 2 > self.limit {
            return None;
        }
        let child = self.nodes.len() as u32;
        let Node { seat, certain, .. } = self.nodes[place.node as usize];
        self.nodes.push(Node { seat, certain: certain && !rolled, edges: Vec::new() });
        self.nodes[place.node as usize].edges[place.edge].child = child;
        Some(child)
    }

    /// Remembers what came out along a way.
    pub fn remember(&mut self, path: &[Place], worth: &Each) {
        for place in path {
            let edge = &mut self.nodes[place.node as usize].edges[place.edge];
            edge.visits += 1;
            for (sum, more) in edge.worth.iter_mut().zip(worth) {
                *sum += more;
            }
        }
    }

    /// Is the node one certain position?
    pub fn certain(&self, node: u32) -> bool {
        self.nodes[node as usize].certain
    }

    /// What comes out for certain along an edge.
    pub fn proof(&self, place: Place) -> Option<&Proof> {
        self.proofs.get(self.edge(place).proof as usize)
    }

    /// The last edge of a way is certain to end like this. Where all that a seat can do is proven, it
    /// does what is best for itself, and the edge that leads there is proven too.
    pub fn prove(&mut self, path: &[Place], proof: Proof) {
        let full = self.proofs.len() == self.proofs.capacity();
        // It doubles when it grows, from a few.
        if full && !self.has_room((self.proofs.capacity().max(4)) * size_of::<Proof>()) {
            return;
        }
        let mut index = self.proofs.len() as u32;
        self.proofs.push(proof);
        for &Place { node, edge } in path.iter().rev() {
            let Node { seat, certain, edges } = &mut self.nodes[node as usize];
            if !*certain {
                return;
            }
            let Proof { worth, .. } = self.proofs[index as usize];
            let edge = &mut edges[edge];
            edge.proof = index;
            edge.worth = worth.map(|worth| worth * edge.visits as f32);
            let worth_of = |edge: &Edge<I>| self.proofs.get(edge.proof as usize).map(|it| it.worth);
            let mut best = (f32::NEG_INFINITY, NOWHERE);
            for edge in edges.iter() {
                let Some(worth) = worth_of(edge) else { return };
                if worth[seat.index()] > best.0 {
                    best = (worth[seat.index()], edge.proof);
                }
            }
            index = best.1;
        }
    }

    /// The result of everything that can be done at the root is certain, before anything was tried.
    pub fn settle<A>(&mut self, choices: &[Choice<A, I>], proofs: Vec<Proof>) {
        self.learn(Self::ROOT, choices, &vec![1.0; choices.len()]);
        for (index, edge) in self.nodes[Self::ROOT as usize].edges.iter_mut().enumerate() {
            edge.proof = index as u32;
        }
        self.proofs = proofs;
    }

    /// What comes out for certain along an edge of the root.
    pub fn proof_at_root(&self, edge: usize) -> Option<&Proof> {
        let edge = self.edges(Self::ROOT).get(edge)?;
        self.proofs.get(edge.proof as usize)
    }

    /// Is the result of every action at the root certain?
    pub fn proven(&self) -> bool {
        let edges = self.edges(Self::ROOT);
        !edges.is_empty() && edges.iter().all(|edge| edge.proof != NOWHERE)
    }

    /// Is the result of an action at the root certain?
    pub fn partly_proven(&self) -> bool {
        self.edges(Self::ROOT).iter().any(|edge| edge.proof != NOWHERE)
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
        while edges[index].gist != choice.gist {
            index += 1;
        }
        each(index, &edges[index]);
    }
}
