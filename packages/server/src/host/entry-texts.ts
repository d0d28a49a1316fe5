import type { Event, Viewer } from '@waybill/kernel';
import { type NameOf, showEntry } from '../log/mask.ts';
import type { LoggedEntry } from '../log/replay.ts';
import type { TableState } from '../log/table.ts';

const eventHead = ({ n, entry, index }: LoggedEntry) =>
  `{"n":${n},"at":${entry.at},"type":"event","index":${index},"event":`;

/** What everybody may know of entries none of which has been taken back. */
export function openEntries({ game, playing }: TableState, logged: readonly LoggedEntry[], nameOf: NameOf): string {
  let text = '';
  for (const one of logged) {
    const { entry, n, before } = one;
    if (text !== '') text += ',';
    if (entry.type !== 'event') text += JSON.stringify(showEntry(entry, n, nameOf));
    else if (before === null) text += `${eventHead(one)}${one.text ?? JSON.stringify(entry.event)}}`;
    else text += `${eventHead(one)}${JSON.stringify(game.hide(before, entry.event, 'watcher', playing?.state))}}`;
  }
  return `[${text}]`;
}

/** The entries of an update as JSON, each written once for all who may know the same of it. */
export class EntryTexts {
  private readonly heads: string[];
  private readonly open: (string | null)[];
  /** Events from this place in the match on have been taken back since: they are only counted. */
  private readonly undoneFrom: number[];

  constructor(
    private readonly table: TableState,
    private readonly logged: readonly LoggedEntry[],
    nameOf: NameOf,
  ) {
    this.heads = logged.map((one) =>
      one.entry.type === 'event' ? eventHead(one) : JSON.stringify(showEntry(one.entry, one.n, nameOf)),
    );
    this.open = logged.map(() => null);
    this.undoneFrom = logged.map(() => Number.POSITIVE_INFINITY);
    for (let i = logged.length - 1, from = Number.POSITIVE_INFINITY; i >= 0; i--) {
      const { entry } = logged[i];
      this.undoneFrom[i] = from;
      if (entry.type === 'back') from = Math.min(from, entry.to);
    }
  }

  for(viewer: Viewer): string {
    return `[${this.heads.map((head, i) => this.textOf(head, i, viewer)).join(',')}]`;
  }

  private textOf(head: string, i: number, viewer: Viewer): string {
    const { entry } = this.logged[i];
    return entry.type === 'event' ? `${head}${this.eventOf(i, entry.event, viewer)}}` : head;
  }

  private eventOf(i: number, event: Event, viewer: Viewer): string {
    const { index, before } = this.logged[i];
    if (index >= this.undoneFrom[i]) return 'null';
    const known = before === null ? event : this.table.game.hide(before, event, viewer, this.table.playing?.state);
    if (known !== event) return JSON.stringify(known);
    return (this.open[i] ??= this.logged[i].text ?? JSON.stringify(event));
  }
}
