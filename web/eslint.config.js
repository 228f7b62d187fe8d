/** What the compiler doesn't see; how it looks is prettier's. Also for the games' faces: `games/eslint.config.js` takes
 * this one. */
import svelte from 'eslint-plugin-svelte'
import { configs, parser } from 'typescript-eslint'

export default [
  { ignores: ['**/dist/', '**/node_modules/', '**/test-results/', '**/playwright-report/', '**/generated*'] },
  ...configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Most lists are seats, spaces or pieces of a drawing: their place is their key.
      'svelte/require-each-key': 'off',
      // What isn't shown needn't be watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
]
