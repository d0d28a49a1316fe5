import type { Event, Viewer } from '@waybill/rules/kernel';
import { running } from '../log/clock.ts';
import type { PersonId } from '../log/entry.ts';
import { type NameOf, showEntry } from '../log/mask.ts';
import { seatOf, type Table, toAct } from '../log/table.ts';
import type { Told } from './live.ts';

/** How a person sees this table. */
export function viewerOf(table: Table, person: PersonId | null): Viewer {
  return (person === null ? null : seatOf(table, person)) ?? 'watcher';
}

/** What everybody may know of how the table stands. */
export function statusOf(table: Table, nameOf: NameOf) {
  const { phase, paused, seats, asked, takenBack, clocks, playing, ending, rematch } = table;
  return {
    phase,
    paused,
    seats: seats.map(({ person, bot, out }) => ({
      name: person === null ? null : nameOf(person),
      person: person !== null,
      bot,
      out,
    })),
    next: phase === 'on' ? toAct(table) : null,
    events: playing?.events ?? 0,
    asked,
    takenBack,
    clocks: clocks && { ...clocks, running: running(table) },
    ending,
    rematch,
  };
}

/** What a table was made with. */
export function planOf({ plan, commit, salts, seats, owner, made }: Table) {
  return { ...plan, commit, salts, made, owner: seats.findIndex((one) => one.person === owner) };
}

/** The entries of an update as JSON, each written once for all who may know the same of it. */
class EntryTexts {
  private readonly heads: string[];
  private readonly open: (string | null)[];
  /** Events from this place in the match on have been taken back since: they are only counted. */
  private readonly undoneFrom: number[];

  constructor(
    private readonly table: Table,
    private readonly told: readonly Told[],
    nameOf: NameOf,
  ) {
    this.heads = told.map(({ entry, n }) => JSON.stringify(showEntry(entry, n, nameOf)));
    this.open = told.map(() => null);
    this.undoneFrom = told.map(() => Number.POSITIVE_INFINITY);
    for (let i = told.length - 1, from = Number.POSITIVE_INFINITY; i >= 0; i--) {
      const { entry } = told[i];
      this.undoneFrom[i] = from;
      if (entry.type === 'back') from = Math.min(from, entry.to);
    }
  }

  for(viewer: Viewer): string {
    return `[${this.heads.map((head, i) => this.textOf(head, i, viewer)).join(',')}]`;
  }

  private textOf(head: string, i: number, viewer: Viewer): string {
    const { entry, index } = this.told[i];
    if (entry.type !== 'event') return head;
    return `${head.slice(0, -1)},"index":${index},"event":${this.eventOf(i, entry.event, viewer)}}`;
  }

  private eventOf(i: number, event: Event, viewer: Viewer): string {
    const { index, before } = this.told[i];
    if (index >= this.undoneFrom[i]) return 'null';
    const known = this.table.game.hide(before, event, viewer, this.table.playing?.state);
    if (known !== event) return JSON.stringify(known);
    return (this.open[i] ??= JSON.stringify(event));
  }
}

/** What happened, for everybody who follows: what is the same for all is written once. */
export class Bulletin {
  private readonly head: string;
  private readonly status: string;
  private readonly entries: EntryTexts;
  private readonly written = new Map<Viewer, Buffer>();

  constructor(
    private readonly table: Table,
    told: readonly Told[],
    nameOf: NameOf,
    whole: boolean,
  ) {
    this.entries = new EntryTexts(table, told, nameOf);
    this.head = `{"type":"update","table":${JSON.stringify(table.id)},"n":${table.entries - 1}`;
    const plan = whole ? `,"plan":${JSON.stringify(planOf(table))}` : '';
    this.status = `,"status":${JSON.stringify(statusOf(table, nameOf))}${plan}`;
  }

  for(viewer: Viewer): string {
    const { game, playing } = this.table;
    const seat = viewer === 'watcher' ? 'null' : viewer;
    const view = playing ? JSON.stringify(game.view(playing.state, viewer)) : 'null';
    return `${this.head},"seat":${seat},"entries":${this.entries.for(viewer)},"view":${view}${this.status}}`;
  }

  /** As it is sent: one for all who look from the same seat. */
  bytesFor(viewer: Viewer): Buffer {
    const known = this.written.get(viewer);
    if (known) return known;
    const bytes = Buffer.from(this.for(viewer));
    this.written.set(viewer, bytes);
    return bytes;
  }
}
