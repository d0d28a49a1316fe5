import { commitment } from '@waybill/kernel';
import type { Status, TablePlan } from '@waybill/protocol';
import { randomText } from '../match/store/create.ts';

/** What this device saw and chose before the dice of a table fell; nothing the server says later changes it. */
export interface Pin {
  /** The server's promise of its seed, as it was first seen. */
  readonly commit?: string;
  /** Before the first event: what came later proves nothing. */
  readonly early?: true;
  /** This device's own salt. */
  readonly salt?: string;
  /** What this device promised for the rematch, before it knew that table. */
  readonly next?: string;
  /** The hash of each seat's salt when the match was asked for; of no salt where a seat had none, such as a bot's. */
  readonly promises?: readonly (string | null)[];
  /** This device has revealed its salt in time: the server has said so. */
  readonly told?: true;
}

const KEY = 'waybill.pins';
const MOST = 200;

type Pins = readonly (readonly [table: string, pin: Pin])[];

function all(): Pins {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Pins;
  } catch {
    return [];
  }
}

export function pinOf(table: string): Pin {
  return all().find(([id]) => id === table)?.[1] ?? {};
}

function pin(table: string, part: Pin): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, { ...pinOf(table), ...part }], ...others].slice(0, MOST)));
  } catch {
    return;
  }
}

/** A salt of one's own for this table, kept here; what goes out is only its hash. */
export function promiseSalt(table: string): string {
  const salt = randomText();
  pin(table, { salt });
  return commitment(salt);
}

/** A salt of one's own for the rematch of this table: the same however often it is asked for. */
export function saltForRematch(table: string): string {
  const salt = pinOf(table).next ?? randomText();
  pin(table, { next: salt });
  return salt;
}

/** The table that a salt was promised for is known by now. */
export function keepSalt(table: string, salt: string): void {
  if (pinOf(table).salt === undefined) pin(table, { salt });
}

/** Notes what is promised the first time it is seen. */
export function pinPromises(table: string, plan: TablePlan, status: Status): void {
  const known = pinOf(table);
  const early = status.events === 0 && status.phase !== 'over';
  if (known.commit === undefined) pin(table, { commit: plan.commit, ...(early && { early }) });
  if (status.starting && known.promises === undefined)
    pin(table, { promises: plan.promises.map((promise, seat) => promise ?? commitment(plan.salts[seat])) });
}

/** The server has taken the salt. */
export function pinTold(table: string): void {
  pin(table, { told: true });
}

/** The salt to reveal now; null where this device has promised none or it is told already. */
export function saltToReveal(table: string, plan: TablePlan, status: Status, seat: number | null): string | null {
  const { salt } = pinOf(table);
  if (!status.starting || seat === null || salt === undefined || plan.salts[seat] !== '') return null;
  return plan.promises[seat] === commitment(salt) ? salt : null;
}
