import { Play, setupOf, type Viewer } from '@waybill/kernel';
import type { Moment } from '@waybill/web/games/board.ts';
import { momentOf } from '@waybill/web/games/moment.ts';
import { describe, expect, it } from 'vitest';
import { game, type SeenEvents, type State, type StateJson } from '../rules/index.ts';
import { preview } from './preview.ts';
import { samples } from './samples.ts';

type Now = Moment<State, StateJson, SeenEvents>;

async function momentFor(title: string, viewer: Viewer): Promise<Now> {
  const found = (await samples()).find((one) => one.title === title)!;
  const setup = setupOf(game, found.match);
  const play = new Play(game, setup);
  for (const event of found.match.events.slice(0, found.at)) play.accept(event);
  return momentOf(game, setup, game.view(play.state, viewer), viewer, play.events.length) as unknown as Now;
}

describe('a preview', () => {
  it('tells what a die does to both lines', async () => {
    const moment = await momentFor('a place looked at', 1);
    const { notes } = preview(moment, { by: 1, type: 'place', pips: 6, cell: 'b2' }, game);
    expect(notes).toEqual([
      'Your Sparrow: 0 → 6 aboard, chance 5\u00a0% → 0\u00a0%.',
      'Ann’s Condor: 0 → 6 aboard, chance 45\u00a0% → 67\u00a0%.',
    ]);
  });

  it('follows each transport of a swap to its new strip', async () => {
    const moment = await momentFor('a swap looked at', 1);
    const { notes } = preview(moment, { by: 1, type: 'swap', ports: [0, 2] }, game);
    expect(notes[0]).toMatch(/^Your Albatross: 0 → 2 aboard/);
    expect(notes[1]).toMatch(/^Your Tern: 2 → 0 aboard/);
  });

  it('says nothing about transports that are face down', async () => {
    const moment = await momentFor('transports face down', 0);
    const event: SeenEvents = { by: 0, type: 'place', pips: 3, cell: 'a2' };
    expect(preview(moment, event, game).notes.join()).not.toMatch(/Ben/);
  });

  it('adds up a departure', async () => {
    const moment = await momentFor('a departure looked at', 0);
    const event: SeenEvents = { by: 0, type: 'depart', port: 0, dock: 2, gold: 'profit', red: 'bonus' };
    expect(preview(moment, event, game)).toMatchObject({
      parts: [
        { label: 'profit, doubled', amount: '8' },
        { label: 'dock bonus, halved', amount: '1' },
      ],
      total: '9 points',
    });
  });
});
