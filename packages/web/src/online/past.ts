import type { Event, View, Viewer } from '@waybill/kernel';
import { isPastViews, isUpdate, type Plan, type ShownEntry, type Update } from '@waybill/protocol';
import { get, type Network } from './network.ts';
import { workOut } from './work-out.ts';

const CHUNK = 100;

type News = Pick<Update, 'entries' | 'status' | 'seat'> & { readonly view?: Update['view'] };

/** The events of a match and what the viewer knew after each: as the server told, or as follows from it. */
export class Past {
  events: Event[] = [];
  views: View[] = [];
  /** The number of the log entry of each event. */
  private numbers: number[] = [];

  constructor(
    private readonly table: string,
    private readonly network: Network,
  ) {}

  /** Takes what is new; what was known in between is worked out or fetched. True where it fits together. */
  async take(update: News, plan: Plan): Promise<boolean> {
    for (const entry of update.entries) this.enter(entry);
    const { length } = this.events;
    if (update.view === null) return true;
    if (length !== update.status.events) return false;
    if (update.view === undefined) return this.goOn(plan, update.seat ?? 'watcher');
    this.views.length = Math.min(this.views.length, length);
    while (this.views.length < length) if (!(await this.fetchMore(length))) return false;
    this.views[length] = update.view;
    return true;
  }

  /** The views after events that tell everything. */
  private async goOn(plan: Plan, viewer: Viewer): Promise<boolean> {
    const known = this.views.length;
    if (known > this.events.length) return true;
    const views = known === 0 ? null : await workOut(plan, this.views[known - 1], viewer, this.events.slice(known - 1));
    if (views) this.views.push(...views);
    return views !== null;
  }

  /** A decision of somebody else that was hidden may be shown by now: the log is read again from there. */
  async unmask(viewer: Viewer): Promise<void> {
    const first = this.events.findIndex(({ by, ...rest }) => by !== 'chance' && by !== viewer && hasNull(rest));
    if (first < 0) return;
    const { entries } = await get(this.network, isUpdate, `/api/tables/${this.table}?after=${this.numbers[first] - 1}`);
    for (const entry of entries) {
      if (entry.type === 'event' && entry.event && this.numbers[entry.index] === entry.n) {
        this.events[entry.index] = entry.event;
      }
    }
  }

  private enter(entry: ShownEntry): void {
    if (entry.type === 'back') this.cut(entry.to);
    if (entry.type !== 'event') return;
    this.cut(entry.index);
    // One that is taken back further down has no content any more; its place is all that counts.
    this.events[entry.index] = entry.event ?? { by: 'chance', type: '' };
    this.numbers[entry.index] = entry.n;
  }

  private cut(length: number): void {
    this.events.length = Math.min(this.events.length, length);
    this.views.length = Math.min(this.views.length, length + 1);
  }

  private async fetchMore(length: number): Promise<boolean> {
    const from = this.views.length;
    const to = Math.min(length - 1, from + CHUNK - 1);
    const { views } = await get(this.network, isPastViews, `/api/tables/${this.table}/past?from=${from}&to=${to}`);
    this.views.push(...views.slice(0, to - from + 1));
    return this.views.length > from;
  }
}

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).some(hasNull);
}
