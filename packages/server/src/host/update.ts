import type { Viewer } from '@waybill/kernel';
import type { ClockStatus, Status, TablePlan } from '@waybill/protocol';
import { running } from '../log/clock.ts';
import type { PersonId } from '../log/entry.ts';
import type { NameOf } from '../log/mask.ts';
import type { LoggedEntry } from '../log/replay.ts';
import { type Clocks, seatOf, type TableState, toAct } from '../log/table.ts';
import { Broadcast } from './broadcast.ts';
import { EntryTexts, openEntries } from './entry-texts.ts';

/** How a person sees this table. */
export function viewerOf(table: TableState, person: PersonId | null): Viewer {
  return (person === null ? null : seatOf(table, person)) ?? 'watcher';
}

/** What everybody may know of how the table stands. */
function statusOf(table: TableState, nameOf: NameOf): Status {
  const { phase, starting, paused, seats, asked, takenBack, clocks, playing, ending, rematch } = table;
  return {
    phase,
    starting: starting !== null,
    paused,
    seats: seats.map(({ person, bot, out }) => ({
      name: person === null ? null : (nameOf(person)?.name ?? null),
      handle: person === null ? null : (nameOf(person)?.handle ?? null),
      person: person !== null,
      bot,
      out,
    })),
    next: phase === 'on' ? toAct(table) : null,
    events: playing?.events ?? 0,
    asked,
    takenBack,
    clocks: clocks && clocksOf(table, clocks),
    ending,
    rematch,
  };
}

const clocksOf = (table: TableState, { left, since }: Clocks): ClockStatus => ({
  left,
  since,
  running: running(table),
});

/** What a table was made with. */
function planOf({ plan, commit, salts, promises, seats, owner, made }: TableState): TablePlan {
  return { ...plan, commit, salts, promises, made, owner: seats.findIndex((one) => one.person === owner) };
}

const headOf = ({ id, entries }: TableState) => `{"type":"update","table":"${id}","n":${entries - 1}`;

/** What happened, for everybody who follows: what is the same for all is written once. */
export class UpdateWriter {
  private entries: EntryTexts | null = null;
  private status: string | null = null;
  private full: Map<Viewer, Broadcast> | null = null;
  private leanOne: Broadcast | null = null;

  constructor(
    private readonly table: TableState,
    private readonly logged: readonly LoggedEntry[],
    private readonly nameOf: NameOf,
    private readonly whole: boolean,
  ) {}

  for(viewer: Viewer): string {
    const { game, playing } = this.table;
    const seat = viewer === 'watcher' ? 'null' : viewer;
    const view = playing ? JSON.stringify(game.view(playing.state, viewer)) : 'null';
    this.status ??= this.statusText();
    this.entries ??= new EntryTexts(this.table, this.logged, this.nameOf);
    return `${headOf(this.table)},"seat":${seat},"entries":${this.entries.for(viewer)},"view":${view}${this.status}}`;
  }

  /** As it is sent: one for all who look from the same seat. */
  broadcastTo(viewer: Viewer): Broadcast {
    this.full ??= new Map();
    const known = this.full.get(viewer);
    if (known) return known;
    const made = new Broadcast(this.for(viewer));
    this.full.set(viewer, made);
    return made;
  }

  /** For those who keep what they were told and work out the rest: where a match has only gone on in the open, one for all. */
  get lean(): Broadcast {
    return (this.leanOne ??= new Broadcast(this.leanText()));
  }

  private leanText(): string {
    const { table } = this;
    const clocks = table.clocks ? `,"clocks":${JSON.stringify(clocksOf(table, table.clocks))}` : '';
    const next = toAct(table);
    const status = `{"next":${typeof next === 'number' ? next : `"${next}"`},"events":${table.playing?.events}${clocks}}`;
    return `${headOf(table)},"entries":${openEntries(table, this.logged, this.nameOf)},"status":${status}}`;
  }

  private statusText(): string {
    const plan = this.whole ? `,"plan":${JSON.stringify(planOf(this.table))}` : '';
    return `,"status":${JSON.stringify(statusOf(this.table, this.nameOf))}${plan}`;
  }
}
