import { games, loadPaper } from '@waybill/games';
import { hasPpn, ppnOf } from '@waybill/print';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { openMatch, playThrough } from '../open.ts';

export async function run(call: Call): Promise<void> {
  const opened = await openMatch(call.args[0], call.io);
  const { game, name } = opened;
  const prints = await loadPaper(game);
  if (!hasPpn(prints)) {
    const known = await Promise.all(games.map(async (one) => hasPpn(await loadPaper(one))));
    const titles = games.filter((_, i) => known[i]).map(({ title }) => title);
    throw new Failure(`${name}: ${game.title} is not a piecepack game; these are: ${titles.join(', ')}`);
  }
  const text = ppnOf(playThrough(opened), prints);
  if (text === null) throw new Failure(`${name}: is not dealt yet, so it has no set-up to print`);
  call.io.out(text);
}
