import { openSeed, seatsOfDay } from '@waybill/protocol';
import { loadPlayable } from '../games/load-rules.ts';
import type { Sitter } from '../match/model.ts';
import { create } from '../match/store/create.ts';
import { allKept, type Kept } from '../match/store/matches.ts';
import { botNames, ownName, today } from '../match/store/start.ts';

/** Today's deal without a server: its dice follow from the date. The same again for whoever comes back. */
export async function startOpenDeal(id: string): Promise<Kept> {
  const daily = today();
  const begun = (await allKept()).find((kept) => kept.daily === daily && kept.match.game === id);
  if (begun) return begun;
  const game = await loadPlayable(id);
  const seats = seatsOfDay(game.seats.min, daily);
  const bots = botNames(seats.length - 1);
  return create(game, {
    names: seats.map((bot) => (bot === null ? ownName() : (bots.shift() ?? ''))),
    sitters: seats.map((level): Sitter => (level === null ? { kind: 'person' } : { kind: 'bot', level })),
    seed: openSeed(daily, id),
    salts: seats.map(() => ''),
    daily,
  });
}
