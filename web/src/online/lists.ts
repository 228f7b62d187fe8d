/** Lists of tables. */
import type { TableLine } from './generated'

/** A table on a list: one that the server told of, or one that it can't replay any more. */
export type ListedTable = Omit<TableLine, 'phase' | 'options'> & { phase: TableLine['phase'] | 'set_aside' }
