//! The engine protocol over memory instead of pipes.
//!
//! Whoever calls writes a request into the memory at [`alloc`], calls [`request`], and reads the
//! answer at [`answer`]. Both buffers live here and are lent out by address, so no pointer ever
//! comes back in, and nothing has to be trusted. [`free`] gives the memory back between matches.
//!
//! Only in WebAssembly do the functions keep their names: anywhere else, a `free` of ours would
//! stand in for the system's.
//!
//! A module has one thread and one conversation, as a process that runs `roundhouse engine` has.

use std::cell::RefCell;

use catalogue::engine::Engine;

/// A conversation and the memory it is held in.
#[derive(Default)]
struct Desk {
    engine: Engine,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Room for a request of this many bytes. The address is good until the next call.
#[allow(unsafe_code, reason = "an export keeps its name")]
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.request.clear();
        desk.request.resize(length, 0);
        desk.request.as_mut_ptr()
    })
}

/// Answers the request that was written, and says how long the answer is.
#[allow(unsafe_code, reason = "an export keeps its name")]
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn request() -> usize {
    DESK.with_borrow_mut(|desk| {
        // Bytes that are no text become signs that are no JSON, and the engine says so.
        let line = String::from_utf8_lossy(&desk.request);
        desk.answer = desk.engine.answer(&line).text;
        desk.answer.len()
    })
}

/// Where the last answer lies. The address is good until the next call.
#[allow(unsafe_code, reason = "an export keeps its name")]
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn answer() -> *const u8 {
    DESK.with_borrow(|desk| desk.answer.as_ptr())
}

/// Gives the memory of the last request and its answer back. The match stays.
#[allow(unsafe_code, reason = "an export keeps its name")]
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn free() {
    DESK.with_borrow_mut(|desk| {
        desk.request = Vec::new();
        desk.answer = String::new();
    });
}
