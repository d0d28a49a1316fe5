import type { ShownEntry, ShownFields } from '@waybill/protocol';
import type { Entry, PersonId } from './entry.ts';

/** What people are called; one who is gone has no name any more. */
export type NameOf = (person: PersonId) => { readonly name: string; readonly handle: string | null } | null;

/** The rest of an event's entry depends on who looks: it is written where that is known. */
type Masked = Exclude<Entry['type'], 'event'>;

const leveled = ({ seat, level }: Extract<Entry, { type: 'stand' | 'resign' | 'flag' }>) => ({
  seat,
  ...(level ? { level } : {}),
});

/** Entries as they leave the server: allow-lists, built afresh. */
const masks: { readonly [T in Masked]: (entry: Extract<Entry, { type: T }>, nameOf: NameOf) => ShownFields<T> } = {
  made: (e) => ({ game: e.game, seats: e.seats, commit: e.commit }),
  plan: ({ options, sheet, seats, listed, clock }) => ({ options, sheet, seats, listed, clock }),
  sit: (e, nameOf) => ({
    seat: e.seat,
    name: nameOf(e.person)?.name ?? null,
    handle: nameOf(e.person)?.handle ?? null,
    salt: e.salt,
    ...(e.promise === undefined ? {} : { promise: e.promise }),
  }),
  bot: (e) => ({ seat: e.seat, level: e.level }),
  stand: leveled,
  ready: () => ({}),
  reveal: (e) => ({ seat: e.seat, salt: e.salt }),
  start: (e) => (e.silent ? { silent: e.silent } : {}),
  'ask-back': (e) => ({ seat: e.seat, to: e.to }),
  'answer-back': (e) => ({ seat: e.seat, yes: e.yes }),
  back: (e) => ({ to: e.to }),
  resign: leveled,
  pause: (e) => ({ seat: e.seat }),
  resume: (e) => (e.seat === undefined ? {} : { seat: e.seat }),
  outage: (e) => ({ ms: e.ms }),
  flag: leveled,
  chat: (e, nameOf) => {
    const who = e.by === undefined ? null : nameOf(e.by);
    // Who is gone has had it deleted, whether or not it is out of memory everywhere.
    return { name: who?.name ?? null, handle: who?.handle ?? null, text: who === null ? null : e.text };
  },
  end: (e) => ({ how: e.how, result: e.result, winners: e.winners, seed: e.seed }),
  rematch: (e) => ({ table: e.table, ...(e.seat === undefined ? {} : { seat: e.seat }) }),
};

export function showEntry(entry: Exclude<Entry, { type: 'event' }>, n: number, nameOf: NameOf): ShownEntry {
  const mask = masks[entry.type] as (entry: Entry, nameOf: NameOf) => object;
  return { n, at: entry.at, type: entry.type, ...mask(entry, nameOf) } as ShownEntry;
}
