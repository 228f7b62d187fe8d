//! Lines in, lines out.

use std::io::{self, BufRead, Read, Write};

use tabletop::Fault;

use super::{Answer, Engine};
use crate::{EngineError, Means};

/// The longest line that is read, in bytes: enough for the record of a long match.
pub const MAX_LINE: usize = 8 << 20;

/// Answers every line of `input` until it ends or says `quit`; bots think with these means. Fails
/// only if reading or writing does.
pub fn serve(means: Means, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::with_means(means);
    let mut line = Vec::new();
    loop {
        line.clear();
        input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        let ended = line.pop_if(|last| *last == b'\n').is_some();
        let answer = if line.len() > MAX_LINE {
            if !ended {
                input.skip_until(b'\n')?;
            }
            Answer::refusal(EngineError::TooLong { most: MAX_LINE })
        } else {
            answer_bytes(&mut engine, &line)
        };
        writeln!(output, "{}", answer.text)?;
        output.flush()?;
        if answer.quit {
            return Ok(());
        }
    }
}

fn answer_bytes(engine: &mut Engine, line: &[u8]) -> Answer {
    match std::str::from_utf8(line) {
        Ok(line) => engine.answer(line),
        Err(error) => {
            let fault = Fault::from(EngineError::NotUtf8);
            let column = error.valid_up_to() + 1;
            Answer::refusal(fault.at(format!("line 1, column {column}")))
        }
    }
}
