/** Pages that are loaded when somebody goes there, each with the messages that it says: whoever only looks at the start
 * page loads none of them. */
import { withMessages } from '../base/languages.svelte'

const TABLE = ['table', 'faults', 'in-words', 'rules', 'insight', 'replay']

export const pages = {
  settings: () => withMessages(['settings'], import('./SettingsPage.svelte')),
  rules: () => withMessages(['rules'], import('../rules/RulesPage.svelte')),
  learn: () => withMessages([...TABLE, 'learn'], import('../learn/LearnPage.svelte')),
  updateNote: () => withMessages(['offline'], import('../offline/UpdateNote.svelte')),
  table: () => withMessages(TABLE, import('../play/TablePage.svelte')),
  replay: () => withMessages(TABLE, import('../replay/KeptReplay.svelte')),
  shared: () => withMessages(TABLE, import('../replay/SharedReplay.svelte')),
  review: () => withMessages(TABLE, import('../insight/ReviewPage.svelte')),
  online: () => withMessages([...TABLE, 'online'], import('../online/OnlinePage.svelte')),
  tables: () => withMessages(['online'], import('../online/TablesPage.svelte')),
  yourTables: () => withMessages(['online'], import('../online/YourTables.svelte')),
  check: () => withMessages(['online', 'faults', 'faults-technical'], import('../online/CheckPage.svelte')),
}
