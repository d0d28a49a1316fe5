import type { Entry, PersonId } from './entry.ts';

/** An entry as it leaves the server: an allow-list, built afresh. */
export type Shown = { readonly n: number; readonly at: number; readonly type: Entry['type'] } & Record<string, unknown>;

/** What people are called; one who is gone has no name any more. */
export type NameOf = (person: PersonId) => string | null;

const masks: { readonly [T in Entry['type']]: (entry: Extract<Entry, { type: T }>, nameOf: NameOf) => object } = {
  made: (e) => ({ game: e.game, seats: e.seats, commit: e.commit }),
  plan: ({ options, sheet, seats, listed, clock }) => ({ options, sheet, seats, listed, clock }),
  sit: (e, nameOf) => ({ seat: e.seat, name: nameOf(e.person), salt: e.salt }),
  bot: (e) => ({ seat: e.seat, level: e.level }),
  stand: (e) => ({ seat: e.seat, ...(e.level ? { level: e.level } : {}) }),
  start: () => ({}),
  event: () => ({}),
  'ask-back': (e) => ({ seat: e.seat, to: e.to }),
  'answer-back': (e) => ({ seat: e.seat, yes: e.yes }),
  back: (e) => ({ to: e.to }),
  resign: (e) => ({ seat: e.seat, ...(e.level ? { level: e.level } : {}) }),
  pause: (e) => ({ seat: e.seat }),
  resume: (e) => ({ seat: e.seat }),
  flag: (e) => ({ seat: e.seat, ...(e.level ? { level: e.level } : {}) }),
  chat: (e, nameOf) => ({ name: e.by === undefined ? null : nameOf(e.by), text: e.text }),
  end: (e) => ({ how: e.how, result: e.result, winners: e.winners, seed: e.seed }),
  rematch: (e) => ({ table: e.table }),
};

export function showEntry(entry: Entry, n: number, nameOf: NameOf): Shown {
  const mask = masks[entry.type] as (entry: Entry, nameOf: NameOf) => object;
  return { n, at: entry.at, type: entry.type, ...mask(entry, nameOf) };
}
