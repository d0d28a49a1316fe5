import type { Event, Viewer } from '@waybill/rules/kernel';
import { type NameOf, showEntry } from '../log/mask.ts';
import type { Table } from '../log/table.ts';
import type { Told } from './live.ts';

const eventHead = ({ n, entry, index }: Told) => `{"n":${n},"at":${entry.at},"type":"event","index":${index},"event":`;

/** What everybody may know of entries none of which has been taken back. */
export function openEntries({ game, playing }: Table, told: readonly Told[], nameOf: NameOf): string {
  let text = '';
  for (const one of told) {
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
    private readonly table: Table,
    private readonly told: readonly Told[],
    nameOf: NameOf,
  ) {
    this.heads = told.map((one) =>
      one.entry.type === 'event' ? eventHead(one) : JSON.stringify(showEntry(one.entry, one.n, nameOf)),
    );
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
    const { entry } = this.told[i];
    return entry.type === 'event' ? `${head}${this.eventOf(i, entry.event, viewer)}}` : head;
  }

  private eventOf(i: number, event: Event, viewer: Viewer): string {
    const { index, before } = this.told[i];
    if (index >= this.undoneFrom[i]) return 'null';
    const known = before === null ? event : this.table.game.hide(before, event, viewer, this.table.playing?.state);
    if (known !== event) return JSON.stringify(known);
    return (this.open[i] ??= this.told[i].text ?? JSON.stringify(event));
  }
}
