//! Bots written for this game: simple plans, a page each, always the same, so that others can be
//! measured against them.

mod builder;
mod investor;

use tabletop::{Script, Scripted};

use crate::MiniExpress;

impl Scripted for MiniExpress {
    const SCRIPTS: &'static [Script<Self>] = &[
        Script {
            name: "builder",
            description: "builds long track for the companies whose shares it holds",
            choose: builder::choose,
        },
        Script {
            name: "investor",
            description: "takes cheap shares of growing companies, and builds only for influence",
            choose: investor::choose,
        },
    ];
}
