import { isRecord } from '@waybill/kernel';

/** The same dice for everybody who plays a game alone on a day, by the date in UTC. */
export interface Challenge {
  readonly day: string;
  readonly game: string;
  /** SHA-256 of the seed, published a day ahead. */
  readonly commit: string;
  /** Once the day is over. */
  readonly seed?: string;
}

const isChallenge = (value: unknown): value is Challenge =>
  isRecord(value) && [value.day, value.game, value.commit].every((one) => typeof one === 'string');

export const isChallenges = (value: unknown): value is { readonly challenges: readonly Challenge[] } =>
  isRecord(value) && Array.isArray(value.challenges) && value.challenges.every(isChallenge);
