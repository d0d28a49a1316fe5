import { writeMatch } from '@waybill/kernel';
import type { PersonId, TableId } from '../../log/entry.ts';
import type { TableState } from '../../log/table.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

/** A finished match as a file: it proves its dice with nothing else. */
export async function matchFile(context: Context, id: TableId, viewer: PersonId | null): Promise<string> {
  const { host, store, names } = context;
  const phase = await host.show(id, viewer, (table) => table.phase);
  if (phase === null) throw new Problem(404, 'not-found');
  if (phase !== 'over') throw new Problem(409, 'not-over');
  const { table, history } = await store.whole(id);
  const { plan, seats, salts, commit, dealer } = table;
  const told = await toldSeed(context, table);
  await names.learn(seats.flatMap((one) => one.person ?? []));
  const nameOf = (seat: number) => {
    const { person, bot } = seats[seat];
    return (person && names.of(person)) ?? (bot ? `Bot (${bot})` : `Seat ${seat + 1}`);
  };
  return writeMatch({
    waybill: 1,
    game: plan.game,
    options: plan.options,
    seats: seats.map((_, seat) => nameOf(seat)),
    ...(plan.sheet === undefined ? {} : { sheet: plan.sheet }),
    dealer: { ...(dealer === 1 ? {} : { version: dealer }), commit, salts, ...(told === null ? {} : { seed: told }) },
    events: history.events,
  });
}

/** That of a deal is told when the deal is. */
async function toldSeed({ deals }: Context, { plan, seed }: TableState): Promise<string | null> {
  if (plan.deal === undefined) return seed ?? '';
  const deal = await deals.find(plan.deal);
  return deal && deals.isTold(deal) ? deals.seedOf(deal) : null;
}
