import { commitment, type Game, isFlaw, type Match, readSetup, verify } from '@waybill/kernel';
import type { Pin } from './pins.ts';

/** What this device found out about the dice of a match that is over. */
export type DiceCheck =
  | {
      readonly kind: 'proven';
      readonly proven: number;
      /** This device's own salt is among those that were mixed in. */
      readonly own: boolean;
      /** Seats that promised a salt and did not reveal it. */
      readonly silent: readonly number[];
    }
  /** The rolls follow from the seed, but this device was not there before them. */
  | { readonly kind: 'late'; readonly proven: number }
  | { readonly kind: 'sealed' | 'seed' | 'salt' | 'own-salt' | 'rolls' };

/** Checks everything against what was pinned here, and nothing against what the server says by now. */
export function checkDice(game: Game, match: Match, pin: Pin, seat: number | null): DiceCheck {
  const setup = readSetup(game, match);
  const salts = match.dealer?.salts ?? [];
  if (pin.commit !== undefined && match.dealer?.commit !== pin.commit) return { kind: 'seed' };
  const promises = pin.promises ?? [];
  const broken = promises.some((one, at) => one !== null && salts[at] !== '' && commitment(salts[at]) !== one);
  if (broken) return { kind: 'salt' };
  const promised = pin.salt !== undefined && seat !== null && pin.promises !== undefined;
  if (promised && promises[seat] !== commitment(pin.salt)) return { kind: 'own-salt' };
  const own = promised && salts[seat] === pin.salt;
  if (match.dealer?.seed === undefined) return { kind: 'sealed' };
  const proof = isFlaw(setup) ? null : verify(game, setup, match);
  if (!proof || proof.fault) return { kind: 'rolls' };
  if (!pin.early) return { kind: 'late', proven: proof.proven };
  const silent = promises.flatMap((one, at) => (one !== null && salts[at] === '' ? [at] : []));
  return { kind: 'proven', proven: proof.proven, own, silent };
}
