import { findGame } from '@waybill/games';
import { commitment, type Game, verify } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { LocalTable } from './local-table.ts';
import { keptToy, toy } from './testing.ts';

const setup = { seats: ['Ann', 'Ben'], options: {}, sheet: null };
const game = toy as unknown as Game;

async function opened(): Promise<LocalTable> {
  const table = new LocalTable(game, setup, keptToy());
  await table.goOn();
  return table;
}

describe('a match of two on one screen', () => {
  it('shows nobody’s view before the first person has taken the screen', () => {
    expect(new LocalTable(game, setup, keptToy()).viewer.value).toBe('watcher');
  });

  it('needs no curtain while nobody has a secret', async () => {
    const table = await opened();
    expect(table.curtain.value).toBeNull();
    expect(table.viewer.value).toBe(0);
  });

  it('draws the curtain when the screen goes on and somebody has a secret', async () => {
    const table = await opened();
    expect(await table.act({ by: 0, type: 'put', card: 3 })).toBeNull();
    await table.goOn();
    expect(table.curtain.value).toBe(1);
    table.liftCurtain();
    expect(table.curtain.value).toBeNull();
    expect(table.viewer.value).toBe(1);
    expect(table.moment(1)?.view).toMatchObject({ card: null });
    expect(table.lines.value[0].event).toEqual({ by: 0, type: 'put', card: null });
  });

  it('draws it again when the match is opened again, whoever is to act', async () => {
    const table = new LocalTable(
      game,
      setup,
      keptToy([
        { by: 0, type: 'put', card: 3 },
        { by: 1, type: 'put', card: 1 },
      ]),
    );
    await table.goOn();
    expect(table.curtain.value).toBe(0);
    expect(table.viewer.value).toBe('watcher');
  });
});

describe('taking back', () => {
  async function bothPut(): Promise<LocalTable> {
    const table = await opened();
    await table.act({ by: 0, type: 'put', card: 3 });
    await table.goOn();
    table.liftCurtain();
    await table.act({ by: 1, type: 'put', card: 1 });
    await table.goOn();
    table.liftCurtain();
    return table;
  }

  it('is marked once the other one came into it', async () => {
    const table = await bothPut();
    expect(table.undo.value).toEqual({ kind: 'marked', reason: 'opponent' });
    await table.takeBack();
    expect(table.length.value).toBe(1);
    expect(table.takenBack.value).toBe(1);
  });

  it('is marked after a move that showed something hidden', async () => {
    const table = await bothPut();
    await table.act({ by: 0, type: 'peek' });
    await table.goOn();
    expect(table.viewer.value).toBe(0);
    expect(table.undo.value).toEqual({ kind: 'marked', reason: 'hidden' });
  });

  it('is none where nothing was played', async () => {
    expect((await opened()).undo.value).toEqual({ kind: 'none' });
  });
});

it.runIf(findGame('grand-prix'))('notes what was rolled by hand, so that the proof leaves it out', async () => {
  const grandPrix = findGame('grand-prix')!;
  const season = { seats: ['Ann'], options: {}, sheet: grandPrix.sheet?.standard };
  const match = { waybill: 1, game: 'grand-prix', options: {}, seats: ['Ann'], events: [] } as const;
  const dealer = { commit: commitment('x'), seed: 'x' };
  const kept = {
    ...keptToy(),
    match: { ...match, dealer },
    sitters: [{ kind: 'person' }],
    seen: [0],
    byHand: true,
  } as const;
  const table = new LocalTable(grandPrix, season, kept);
  await table.act({ by: 0, type: 'gear', gear: 6 });
  await table.act({ by: 'chance', type: 'roll', dice: [1, 2, 3, 4, 5, 6] });
  expect(table.match.dealer?.byHand).toEqual([1]);
  expect(verify(grandPrix, season, table.match)).toEqual({ proven: 0, byHand: 1, fault: null });
});

it('refuses what the rules refuse, and keeps the match as it was', async () => {
  const table = await opened();
  expect(await table.act({ by: 1, type: 'pass' })).toMatchObject({ clause: 'TOY-E' });
  expect(table.length.value).toBe(0);
});
