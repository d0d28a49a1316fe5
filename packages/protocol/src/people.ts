import { isRecord } from '@waybill/kernel';

/** Who somebody is to the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Nobody else's, and the same for good. */
  readonly handle?: string | null;
  /** Milliseconds since 1970. */
  readonly made: number;
}

const isPerson = (value: unknown): value is Person =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** Who asks; nobody until a name was given. */
export interface Session {
  readonly person: Person | null;
}

export const isSession = (value: unknown): value is Session =>
  isRecord(value) && (value.person === null || isPerson(value.person));

export const isSignedIn = (value: unknown): value is { readonly person: Person } =>
  isRecord(value) && isPerson(value.person);

/** A secret that makes another device the same person. */
export const isRecovery = (value: unknown): value is { readonly recovery: string } =>
  isRecord(value) && typeof value.recovery === 'string';
