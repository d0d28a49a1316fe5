import { type Flaw, isFlaw, isRecord, parseMatch, readSetup, replay, writeMatch } from '@waybill/kernel';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import type { Kept } from '../match/store/matches.ts';

const VERSION = 1;

/** Every match of this device as one file; each `match` in it is a match file as any other. */
export function writeCopy(all: readonly Kept[]): string {
  const matches = all.map((kept) => ({ ...kept, match: JSON.parse(writeMatch(kept.match)) as unknown }));
  return JSON.stringify({ waybillMatches: VERSION, matches });
}

/** What is in such a file; the first match that can't be replayed is told, and nothing is taken. */
export async function readCopy(text: string): Promise<readonly Kept[] | Flaw> {
  const file = parse(text);
  if (!isRecord(file) || !Array.isArray(file.matches)) return { field: 'matches', words: 'is missing' };
  if (file.waybillMatches !== VERSION) return { field: 'waybillMatches', words: `is not ${VERSION}` };
  const all: Kept[] = [];
  for (const [i, one] of file.matches.entries()) {
    const read = isKept(one) ? await readMatch(one) : { field: 'id', words: 'or something beside it is missing' };
    if (isFlaw(read)) return { field: `matches[${i}].${read.field}`, words: read.words };
    all.push(read);
  }
  return all;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  /^[\w-]{1,40}$/.test(value.id) &&
  typeof value.started === 'number' &&
  typeof value.updated === 'number' &&
  typeof value.takenBack === 'number' &&
  typeof value.byHand === 'boolean' &&
  Array.isArray(value.sitters) &&
  value.sitters.every((one) => isRecord(one) && ['person', 'friend', 'bot'].includes(String(one.kind))) &&
  Array.isArray(value.seen) &&
  value.seen.every((one) => typeof one === 'number');

/** Through the gate: what the rules refuse does not come in, and how it stands is worked out anew. */
async function readMatch(kept: Kept): Promise<Kept | Flaw> {
  const match = parseMatch(JSON.stringify(kept.match));
  if (isFlaw(match)) return match;
  if (!findEntry(match.game)) return { field: 'game', words: `${match.game} is not here` };
  if (kept.sitters.length !== match.seats.length) return { field: 'sitters', words: 'are not as many as the seats' };
  const game = await loadRules(match.game);
  const setup = readSetup(game, match);
  if (isFlaw(setup)) return setup;
  const { play, refused } = replay(game, setup, match);
  if (refused) return { field: `events[${refused.index}]`, words: `is refused by ${refused.refusal.clause}` };
  return { ...kept, match, next: game.next(play.state), scores: game.score(play.state) };
}
