import { randomBytes } from 'node:crypto';

/** So many bytes that nobody can guess, as text; the simulation's come from its seed. */
export type Random = (bytes: number) => string;

export const systemRandom: Random = (bytes) => randomBytes(bytes).toString('base64url');
