/** What is loaded first, compressed, in any language. */
export const FIRST_LOAD_KB = 350
/** The engine's part of it. */
export const ENGINE_KB = 270
