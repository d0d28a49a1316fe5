import { findGame } from '@waybill/games';
import type { Deal, DealId, DealMarks, DealNews, DealResult, OwnDeal } from '@waybill/protocol';
import type { StoredSummary } from '../host/append.ts';
import type { Names } from '../host/names.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import type { Database, Row } from '../store/database.ts';
import { outcomeOf, standing } from './standing.ts';

/** Those at the head are shown, and one's own. */
const SHOWN = 200;
/** Who has finished a deal has for good: so many are remembered. */
const MOST_KNOWN = 50_000;

interface Sat {
  readonly table: TableId;
  readonly over: boolean;
  readonly summary: StoredSummary;
}

const satOf = ({ id, phase, card }: Row): Sat => ({
  table: String(id),
  over: phase === 'over',
  summary: JSON.parse(String(card)) as StoredSummary,
});

const marksOf = (rows: readonly Row[]) =>
  new Map(rows.map((row) => [String(row.table_id), JSON.parse(String(row.marks)) as DealMarks[]]));

/** What came of deals: read from the tables themselves, which say how they ended. */
export class DealResults {
  private readonly finishers = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly names: Names,
  ) {}

  /** Whether this person has nothing left to decide in it. */
  async hasFinished(deal: DealId, person: PersonId): Promise<boolean> {
    const key = `${deal} ${person}`;
    if (this.finishers.has(key)) return true;
    const tables = await this.of([deal], person);
    if (!tables.some(({ over }) => over)) return false;
    if (this.finishers.size >= MOST_KNOWN) this.finishers.clear();
    this.finishers.add(key);
    return true;
  }

  /** The table of a person, the first where they have several. */
  async tableOf(deal: DealId, person: PersonId): Promise<TableId | null> {
    return (await this.of([deal], person))[0]?.table ?? null;
  }

  /** Where somebody is still awaited. */
  async openTables(deal: DealId): Promise<TableId[]> {
    const rows = await this.db.query(`select id from tables where deal = ? and phase = 'open' order by made, id`, [
      deal,
    ]);
    return rows.map(({ id }) => String(id));
  }

  /** For each deal how many have played it, and one's own match. */
  async news(deals: readonly Deal[], person: PersonId | null): Promise<DealNews[]> {
    const marks = deals.map(() => '?').join(', ');
    const sql = `select deal, count(*) as n from tables where deal in (${marks}) and phase = 'over' group by deal`;
    const ids = deals.map(({ id }) => id);
    const counts = new Map((await this.db.query(sql, ids)).map(({ deal, n }) => [String(deal), Number(n)]));
    const own = person === null ? [] : await this.of(ids, person);
    return deals.map((deal) => {
      const mine = own.find((one) => one.deal === deal.id);
      const people = deal.seats.filter((bot) => bot === null).length;
      return {
        ...deal,
        played: (counts.get(deal.id) ?? 0) * people,
        mine: mine && person !== null ? ownOf(deal, mine, person) : null,
      };
    });
  }

  /** Everybody's that counts, best first. */
  async all(deal: Deal, person: PersonId | null): Promise<DealResult[]> {
    const game = findGame(deal.game);
    const [rows, marked] = await Promise.all([
      this.db.query(`select id, phase, card from tables where deal = ? and phase = 'over'`, [deal.id]),
      this.db.query('select table_id, marks from deal_marks where table_id in (select id from tables where deal = ?)', [
        deal.id,
      ]),
    ]);
    if (!game) return [];
    const marks = marksOf(marked);
    const seated = rows.map(satOf).flatMap(({ table, summary }) => {
      const { end, provisional = false } = summary;
      if (!end || end.at >= deal.ends) return [];
      return summary.seats.flatMap(([who], seat) =>
        who === null || deal.seats[seat] !== null
          ? []
          : [{ table, seat, who, provisional, marks: marks.get(table)?.[seat] ?? null, ...outcomeOf(game, end, seat) }],
      );
    });
    // Who sat at two tables knew the dice at one of them.
    const counted = seated.filter(({ who }) => seated.filter((other) => other.who === who).length === 1);
    await this.names.learn(counted.map(({ who }) => who));
    return standing(counted)
      .filter(({ who, place }) => place <= SHOWN || who === person)
      .map(({ who, ...result }) => {
        const named = this.names.who(who);
        return {
          table: result.table,
          seat: result.seat,
          name: named?.name ?? null,
          handle: named?.handle ?? null,
          you: who === person,
          how: result.how,
          score: result.score,
          margin: result.margin,
          won: result.won,
          place: result.place,
          percent: result.percent,
          provisional: result.provisional,
          marks: result.marks,
        };
      });
  }

  private async of(deals: readonly DealId[], person: PersonId): Promise<(Sat & { readonly deal: DealId })[]> {
    const marks = deals.map(() => '?').join(', ');
    const sql = `select id, phase, card, deal from tables where deal in (${marks})
      and id in (select table_id from sitters where person = ?) order by made, id`;
    return (await this.db.query(sql, [...deals, person])).map((row) => ({ ...satOf(row), deal: String(row.deal) }));
  }
}

function ownOf(deal: Deal, { table, over, summary }: Sat, person: PersonId): OwnDeal {
  const seat = summary.seats.findIndex(([who]) => who === person);
  const { end } = summary;
  return { table, over, score: end?.scores?.[seat] ?? null, counts: end !== undefined && end.at < deal.ends };
}
