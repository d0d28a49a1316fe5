import { readdirSync, readFileSync } from 'node:fs';
import { isFlaw, type Match, matchOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import type { Sitter } from '../match/model.ts';
import type { Kept } from '../match/store/matches.ts';
import { readCopy, writeCopy } from './copy-of-all.ts';
import { bestsOf, NO_FILTER, passes, readFinished } from './finished.ts';

const GAMES = new URL('../../../../games/', import.meta.url);

/** The recorded matches of the first game of so many seats. */
function recorded(seats: number): Match[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of games) {
    const folder = new URL(`${name}/fixtures/`, GAMES);
    const files = readdirOrNone(folder).filter((file) => file.endsWith('.waybill.json'));
    const matches = files.map((file) => matchOf(readFileSync(new URL(file, folder), 'utf8')));
    const fitting = matches.filter((match) => match.seats.length === seats);
    if (fitting.length > 3) return fitting;
  }
  throw new Error(`no game is recorded with ${seats} seats`);
}

function readdirOrNone(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'easy' };

function keptOf(match: Match, id: string, more: Partial<Kept> = {}): Kept {
  return {
    id,
    match,
    sitters: match.seats.map((_, seat) => (seat === 0 ? PERSON : BOT)),
    started: 1,
    updated: 2,
    next: 'over',
    byHand: false,
    takenBack: 0,
    seen: match.seats.map(() => match.events.length),
    ...more,
  };
}

const finishedOf = async (all: readonly Kept[]) =>
  (await Promise.all(all.map(readFinished))).filter((one) => one !== null);

describe('a history', () => {
  it('tells what became of who played, and leaves out what is not over and lessons', async () => {
    const [match] = recorded(2);
    const [one] = await finishedOf([keptOf(match, 'a')]);
    expect(one.seat).toBe(0);
    expect(one.outcome).toBe(
      one.result.winners.includes(0) ? (one.result.winners.length > 1 ? 'shared' : 'won') : 'lost',
    );
    expect(one.score).toBe(one.result.scores[0]);
    const early = { ...match, events: match.events.slice(0, 5) };
    expect(await readFinished(keptOf(early, 'b', { next: 0 }))).toBeNull();
    expect(await readFinished(keptOf(match, 'c', { lesson: true }))).toBeNull();
  });

  it('knows nobody’s result where two persons shared the screen', async () => {
    const [match] = recorded(2);
    const [one] = await finishedOf([keptOf(match, 'a', { sitters: [PERSON, PERSON] })]);
    expect([one.seat, one.outcome, one.score]).toEqual([null, null, null]);
    expect(bestsOf([one])).toEqual([]);
    expect(passes(one, { ...NO_FILTER, against: 'people' })).toBe(true);
    expect(passes(one, { ...NO_FILTER, against: 'bots' })).toBe(false);
  });

  it('finds the best score by the standard rules, with nothing taken back', async () => {
    const all = await finishedOf(recorded(1).map((match, i) => keptOf(match, `m${i}`)));
    const standard = all.filter((one) => one.standard);
    const [{ played, record }] = bestsOf(all);
    expect(played).toBe(all.length);
    const scores = standard.map(({ score }) => score!);
    const wanted = standard[0].best === 'highest' ? Math.max(...scores) : Math.min(...scores);
    expect(record?.score).toBe(wanted);
    const undone = standard.map((one) => ({ ...one, kept: { ...one.kept, takenBack: 1 } }));
    expect(bestsOf(undone)[0].record).toBeNull();
  });
});

describe('a copy of all matches', () => {
  it('comes back as it was', async () => {
    const all = recorded(2)
      .slice(0, 3)
      .map((match, i) => keptOf(match, `m${i}`));
    const read = await readCopy(writeCopy(all));
    expect(isFlaw(read)).toBe(false);
    expect((read as readonly Kept[]).map(({ match }) => match)).toEqual(all.map(({ match }) => match));
  });

  it('is refused as a whole when a match in it is not true, and says where', async () => {
    const [match, other] = recorded(2);
    const wrong = { ...other, events: other.events.toSpliced(3, 1) };
    const copy = JSON.parse(writeCopy([keptOf(match, 'a')])) as { matches: unknown[] };
    copy.matches.push({ ...keptOf(wrong, 'b'), match: wrong });
    expect(await readCopy(JSON.stringify(copy))).toMatchObject({
      field: expect.stringMatching(/^matches\[1\]\.events/),
    });
    expect(await readCopy('{}')).toMatchObject({ field: 'matches' });
    expect(await readCopy('no JSON')).toMatchObject({ field: 'matches' });
  });
});
