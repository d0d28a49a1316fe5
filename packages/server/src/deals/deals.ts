import { createHmac } from 'node:crypto';
import { findGame, games } from '@waybill/games';
import { commitment, isFlaw, type Refusal } from '@waybill/kernel';
import {
  beginOfDay,
  type Deal,
  type DealId,
  dayDealId,
  dayOf,
  endOfDay,
  type NewDuplicate,
  openDealId,
  openSeed,
  seatsOfDay,
} from '@waybill/protocol';
import { no } from '../host/words.ts';
import type { PersonId } from '../log/entry.ts';
import { setupOfPlan, usualPlan } from '../log/fold.ts';
import type { Database } from '../store/database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days whose seeds are listed. */
const LISTED = 7;
/** Nothing counts any more when a deal is over; its seed is told so much later, for the clocks of nodes differ. */
export const TOLD_AFTER = 60_000;
/** The day begins so much earlier where it begins first, and a match that was played without a server may come so much later. */
const [EARLIEST, LATEST] = [14 * HOUR, 7 * DAY];
/** Duplicates that are remembered here: what a deal is never changes. */
const MOST_KNOWN = 10_000;

/** All deals: those of the days follow from the server's secret, those that people made are in the database. */
export class Deals {
  private readonly known = new Map<DealId, Deal>();

  constructor(
    private readonly db: Database,
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** Kept from everybody until it is told. */
  seedOf({ kind, id, day = '', game }: Deal): string {
    if (kind === 'open') return openSeed(day, game);
    // The first deals were called challenges, and what was promised of their seeds is kept.
    const name = kind === 'day' ? `challenge\n${day}\n${game}` : `duplicate\n${id}`;
    return createHmac('sha256', this.secret).update(name).digest('base64url');
  }

  isOver({ ends }: Deal): boolean {
    return this.now() >= ends;
  }

  isTold({ kind, ends }: Deal): boolean {
    return kind === 'open' || this.now() >= ends + TOLD_AFTER;
  }

  /** As everybody may know it. */
  shown(deal: Deal): Deal {
    return this.isTold(deal) ? { ...deal, seed: this.seedOf(deal) } : deal;
  }

  today(): Deal[] {
    const day = dayOf(this.now());
    return games.map(({ id }) => this.ofDay(day, id));
  }

  /** Tomorrow's promises, today's, and what was promised in the days before. */
  list(): Deal[] {
    const days = Array.from({ length: LISTED + 2 }, (_, i) => dayOf(this.now() + (1 - i) * DAY));
    return days.flatMap((day) => games.map(({ id }) => this.shown(this.ofDay(day, id))));
  }

  /** Null where there is none, or none yet. */
  async find(id: DealId): Promise<Deal | null> {
    const deal = this.named(id) ?? this.known.get(id) ?? (await this.read(id));
    return deal && deal.begins <= this.now() ? deal : null;
  }

  /** The same person with the same key gets the same one. */
  async make(person: PersonId, { key, days, ...asked }: NewDuplicate, most: number): Promise<DealId | Refusal> {
    const { game, seats, options, sheet } = usualPlan(asked.game, { options: {}, ...asked });
    const setup = setupOfPlan({ game, options, sheet, seats: seats.length, listed: false, clock: null });
    if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
    if (seats.every((bot) => bot !== null)) return no('played-for-others');
    const now = this.now();
    const [{ n }] = await this.db.query('select count(*) as n from deals where owner = ? and ends > ?', [person, now]);
    if (Number(n) >= most) return no('too-many-deals', { most });
    const id = createHmac('sha256', this.secret).update(`deal\n${person}\n${key}`).digest('base64url').slice(0, 20);
    const plan = JSON.stringify({ game, seats, options, ...(sheet === undefined ? {} : { sheet }) });
    await this.db.query(
      'insert into deals (id, owner, made, ends, plan) values (?, ?, ?, ?, ?) on conflict do nothing',
      [id, person, now, now + days * DAY, plan],
    );
    return id;
  }

  /** What somebody has made, for whoever takes their data along. */
  async madeBy(person: PersonId): Promise<DealId[]> {
    const rows = await this.db.query('select id from deals where owner = ? order by made', [person]);
    return rows.map(({ id }) => String(id));
  }

  private ofDay(day: string, game: string): Deal {
    const deal = this.promised({
      id: dayDealId(day, game),
      kind: 'day',
      day,
      game,
      options: {},
      seats: seatsOfDay(findGame(game)?.seats.min ?? 1, day),
      begins: beginOfDay(day),
      ends: endOfDay(day),
    });
    return deal;
  }

  private promised(deal: Omit<Deal, 'commit'>): Deal {
    return { ...deal, commit: commitment(this.seedOf({ ...deal, commit: '' })) };
  }

  /** A deal of a day, by its name. */
  private named(id: DealId): Deal | null {
    const [, day, name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id) ?? [];
    if (day === undefined || Number.isNaN(beginOfDay(day)) || dayOf(beginOfDay(day)) !== day) return null;
    if (findGame(name)) return this.ofDay(day, name);
    const game = name.replace(/-open$/, '');
    if (!findGame(game) || openDealId(day, game) !== id) return null;
    const window = { begins: beginOfDay(day) - EARLIEST, ends: endOfDay(day) + LATEST };
    return this.promised({ ...this.ofDay(day, game), id, kind: 'open', ...window });
  }

  private async read(id: DealId): Promise<Deal | null> {
    const [row] = await this.db.query('select made, ends, plan from deals where id = ?', [id]);
    if (!row) return null;
    const plan = JSON.parse(String(row.plan)) as Pick<Deal, 'game' | 'seats' | 'options' | 'sheet'>;
    const deal = this.promised({
      id,
      kind: 'duplicate',
      ...plan,
      begins: Number(row.made),
      ends: Number(row.ends),
    });
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(id, deal);
    return deal;
  }
}
