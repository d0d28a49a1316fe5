import { Dealer, type DealerRecord, type Event, writeMatch } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { parseJson, readText } from '../files.ts';
import { openMatch, playThrough, refusedAt } from '../open.ts';
import { freshSeed } from '../setup.ts';

export async function run(call: Call): Promise<void> {
  const [file, text] = call.args;
  if (file === '-' && text === '-') throw usage('only one of FILE and EVENT can be standard input');
  const opened = await openMatch(file, call.io);
  const event = parseJson('EVENT', text === '-' ? await readText('-', call.io) : text);
  const { match, game, setup } = opened;
  const dealer = call.has('deal') ? dealerOf(match.dealer) : null;
  const play = playThrough(opened);
  const index = play.events.length;
  const refusal = play.accept(event);
  if (refusal) throw refusedAt(game, index, refusal, setup.seats);
  if (dealer) play.deal(dealer);
  const record = match.dealer && (event as Event).by === 'chance' ? rolledByHand(match.dealer, index) : match.dealer;
  call.io.out(writeMatch({ ...match, ...(record ? { dealer: record } : {}), events: play.events }));
}

/** The file's own dealer; without one a fresh one, which proves nothing. */
function dealerOf(record: DealerRecord | undefined): Dealer {
  if (!record) return new Dealer(freshSeed());
  if (record.seed === undefined) {
    throw new Failure('--deal: the seed of this match is not revealed, so only its own dealer can deal');
  }
  return Dealer.of({ ...record, seed: record.seed });
}

export function rolledByHand(record: DealerRecord, index: number): DealerRecord {
  return { ...record, byHand: [...(record.byHand ?? []), index] };
}
