/** Also for the games' faces: `games/prettier.config.js` takes this one. */
import { fileURLToPath } from 'node:url'

export default {
  semi: false,
  singleQuote: true,
  printWidth: 120,
  // Found from here, wherever the file lies that is formatted.
  plugins: [fileURLToPath(import.meta.resolve('prettier-plugin-svelte'))],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
