import type { Actor, Match } from '@waybill/rules/kernel';
import type { Sitter } from '../table/model.ts';

/** A match as this device keeps it: the file, and what only this device needs to know. */
export interface Kept {
  readonly id: string;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly started: number;
  readonly updated: number;
  readonly next: Actor;
  readonly byHand: boolean;
  readonly takenBack: number;
  /** How many events each seat has been shown. */
  readonly seen: readonly number[];
  /** The day of the challenge it is, such as `2026-03-01`. */
  readonly daily?: string;
  readonly lesson?: true;
}

const NAME = 'waybill';
const MATCHES = 'matches';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(MATCHES, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database did not open')));
  });
  return opened;
}

/** Where the device forbids a database, matches live as long as the page does. */
const memory = new Map<string, Kept>();

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(MATCHES, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(MATCHES));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the match was not kept')));
  });
}

export async function keep(kept: Kept): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(kept));
  } catch {
    memory.set(kept.id, kept);
  }
}

export async function fetchKept(id: string): Promise<Kept | undefined> {
  const held = memory.get(id);
  return held ?? run('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>).catch(() => undefined);
}

export async function forget(id: string): Promise<void> {
  memory.delete(id);
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Latest first. */
export async function allKept(): Promise<Kept[]> {
  const stored = await run('readonly', (store) => store.getAll() as IDBRequest<Kept[]>).catch(() => []);
  return [...memory.values(), ...stored].sort((a, b) => b.updated - a.updated);
}
