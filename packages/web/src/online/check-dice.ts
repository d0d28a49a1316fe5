import {
  commitment,
  type Event,
  type Game,
  isFlaw,
  type Match,
  NEWEST_DEALER,
  readSetup,
  verify,
} from '@waybill/kernel';
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
  /** The rolls follow from the seed, but this device has not seen what was promised before them. */
  | { readonly kind: 'late'; readonly proven: number }
  | { readonly kind: 'sealed' | 'seed' | 'salt' | 'own-salt' | 'match' | 'rolls' };

const NO_SALT = commitment('');

/** Checks everything against what was pinned and seen here, and nothing against what the server says by now. */
export function checkDice(
  game: Game,
  match: Match,
  pin: Pin,
  seat: number | null,
  /** The events as this device was told them. */
  seen: readonly Event[],
): DiceCheck {
  const { promises } = pin;
  const salts = match.dealer?.salts ?? [];
  if (pin.commit !== undefined && match.dealer?.commit !== pin.commit) return { kind: 'seed' };
  if (promises && !areThosePromised(salts, promises)) return { kind: 'salt' };
  const promised = pin.salt !== undefined && seat !== null && promises !== undefined;
  if (promised && (promises[seat] !== commitment(pin.salt) || (pin.told && salts[seat] === '')))
    return { kind: 'own-salt' };
  if (match.events.length !== seen.length || !match.events.every((event, at) => agrees(seen[at], event)))
    return { kind: 'match' };
  if (match.dealer?.seed === undefined) return { kind: 'sealed' };
  const setup = readSetup(game, match);
  const proof = isFlaw(setup) ? null : verify(game, setup, match);
  // Nothing is rolled by hand at a server, and its dealer is the newest one wherever salts are promised.
  if (!proof || proof.fault || proof.byHand > 0) return { kind: 'rolls' };
  if (!pin.early || !promises) return { kind: 'late', proven: proof.proven };
  if (match.dealer.version !== NEWEST_DEALER) return { kind: 'rolls' };
  const silent = promises.flatMap((one, at) => (one !== null && one !== NO_SALT && salts[at] === '' ? [at] : []));
  return { kind: 'proven', proven: proof.proven, own: promised && salts[seat] === pin.salt, silent };
}

/** Each is the one that was promised, or was never told; there are no others, at a bot's seat or behind the last. */
function areThosePromised(salts: readonly string[], promises: readonly (string | null)[]): boolean {
  if (salts.length !== promises.length) return false;
  return promises.every((one, at) => one === null || salts[at] === '' || commitment(salts[at]) === one);
}

/** Whether this can be what was seen: what was hidden from this device was null. */
function agrees(seen: unknown, told: unknown): boolean {
  if (seen === null || seen === told) return true;
  if (typeof seen !== 'object' || typeof told !== 'object' || told === null) return false;
  if (Array.isArray(told) && (seen as unknown[]).length !== told.length) return false;
  return Object.entries(told).every(([key, value]) => agrees((seen as Record<string, unknown>)[key], value));
}
