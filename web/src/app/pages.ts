/** Pages that are loaded when somebody goes there, each with the messages that it says: whoever only looks at the start
 * page loads none of them. */
import { withMessages } from './languages.svelte'

const TABLE = ['table', 'faults']

export const pages = {
  table: () => withMessages([...TABLE, 'insight', 'replay'], import('../table/TablePage.svelte')),
  replay: () => withMessages([...TABLE, 'insight', 'replay'], import('../replay/KeptReplay.svelte')),
  shared: () => withMessages([...TABLE, 'insight', 'replay'], import('../replay/SharedReplay.svelte')),
  review: () => withMessages([...TABLE, 'insight', 'replay'], import('../insight/ReviewPage.svelte')),
  online: () => withMessages([...TABLE, 'online'], import('../online/OnlinePage.svelte')),
  tables: () => withMessages([...TABLE, 'online'], import('../online/TablesPage.svelte')),
  yourTables: () => withMessages(['online'], import('../online/YourTables.svelte')),
  check: () => withMessages([...TABLE, 'online'], import('../online/CheckPage.svelte')),
}
