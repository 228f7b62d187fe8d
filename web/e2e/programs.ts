/** The binary that serves the app, plays matches beforehand and reads records: as the Rust tests built it, unless
 * somebody wants another one tried. */
export const BINARY = process.env['ROUNDHOUSE'] ?? '../target/debug/roundhouse'

/** The browser, as `make` installs it, unless somebody wants another one tried. */
export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
