import { writeMatch } from '@waybill/kernel';
import { isOver } from '../../host/challenges.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

/** A finished match as a file: it proves its dice with nothing else. */
export async function matchFile({ host, store, names, challenges, now }: Context, id: string): Promise<string> {
  const phase = await host.look(id, (table) => table.phase);
  if (phase === null) throw new Problem(404, 'not-found');
  if (phase !== 'over') throw new Problem(409, 'not-over');
  const { table, history } = await store.whole(id);
  const { plan, seats, salts, commit, dealer, seed } = table;
  const { challenge } = plan;
  const told =
    challenge === undefined ? (seed ?? '') : isOver(challenge, now()) ? challenges.seed(challenge, plan.game) : null;
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
