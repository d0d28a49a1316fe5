import { Dealer, Play, writeMatch } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { gameOf } from '../game.ts';
import { prepare, seedOf } from '../setup.ts';

export async function run(call: Call): Promise<void> {
  const game = gameOf(call.args[0]);
  const { head, setup } = await prepare(call, game);
  const dealer = new Dealer(seedOf(call));
  const play = new Play(game, setup);
  play.deal(dealer);
  call.io.out(writeMatch({ ...head, dealer: dealer.record(), events: play.events }));
}
