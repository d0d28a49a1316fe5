import { type Fault, type Proof, verify } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { openMatch, playThrough } from '../open.ts';
import { plural } from '../text.ts';

export async function run(call: Call): Promise<void> {
  const opened = await openMatch(call.args[0], call.io);
  // A refused event is told like everywhere else, before anything is proven.
  playThrough(opened);
  const proof = verify(opened.game, opened.setup, opened.match);
  if (call.has('json')) call.io.out(`${JSON.stringify(proof, null, 2)}\n`);
  else if (!proof.fault) call.io.out(`${praise(proof)}\n`);
  if (proof.fault) throw new Failure(`${opened.name}: ${explainFault(proof.fault)}`);
}

function praise({ proven, byHand }: Proof): string {
  const hand = byHand > 0 ? `; ${byHand} rolled by hand, which nobody can prove` : '';
  return `${plural(proven, 'chance event')} proven from the seed${hand}`;
}

function explainFault(fault: Fault): string {
  switch (fault.kind) {
    case 'no-dealer':
      return 'dealer: is missing, so the dice of this match can not be proven';
    case 'no-seed':
      return 'dealer.seed: is not revealed yet, so the dice of this match can not be proven';
    case 'commit':
      return 'dealer.commit: is not the SHA-256 of the seed';
    case 'event':
      return `events[${fault.index}]: is not what the seed says: ${JSON.stringify(fault.drawn)}`;
    case 'refused':
      return `events[${fault.index}]: is refused`;
  }
}
