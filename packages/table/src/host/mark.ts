import { isOpen, type Table } from '../log/table.ts';

/** How a table stood when its followers were last told. */
export interface Mark extends Pick<Table, 'phase' | 'paused' | 'seats' | 'asked' | 'takenBack'> {
  /** Nobody had a secret. */
  readonly open: boolean;
  /** How often names had changed. */
  readonly renamed: number;
}

export function markOf(table: Table, renamed: number): Mark {
  const { phase, paused, seats, asked, takenBack } = table;
  return { phase, paused, seats, asked, takenBack, open: isOpen(table), renamed };
}

/** Whether a match has only gone on, in the open: then the events tell everything. */
export function onlyMoved(table: Table, mark: Mark, renamed: number): boolean {
  return (
    mark.open &&
    table.phase === 'on' &&
    mark.phase === 'on' &&
    mark.seats === table.seats &&
    mark.takenBack === table.takenBack &&
    mark.asked === table.asked &&
    mark.paused === table.paused &&
    mark.renamed === renamed &&
    isOpen(table)
  );
}
