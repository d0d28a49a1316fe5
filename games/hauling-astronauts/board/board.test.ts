import { canonical, isRefusal, judge, legalEvents, Play, readSetup, type Setup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, game } from '../rules/index.ts';
import { needsShort, percent } from './berths.ts';
import { agrees, goesNext, NOTHING, toggled } from './choice.ts';
import { departuresFrom, readyPorts } from './departures.ts';
import { samples } from './samples.ts';
import { dieOfSource, dieSource, journeys, sourcesOf, toCell, toPort } from './ways.ts';

async function sample(title: string) {
  const found = (await samples()).find((one) => one.title === title);
  if (!found) throw new Error(title);
  const play = new Play(game, readSetup(game, found.match) as Setup<never>);
  for (const event of found.match.events.slice(0, found.at)) expect(play.accept(event)).toBeNull();
  return { state: play.state, preview: found.preview };
}

describe('a move in two steps', () => {
  it('is the legal move again, whichever way it is put together', async () => {
    const { state } = await sample('a place looked at');
    for (const event of legalEvents(game, state)) {
      for (const source of sourcesOf(event)) {
        const goal = journeys(event)[0][1];
        const put = goal.startsWith('cell ')
          ? toCell(1, source, goal.slice(5) as 'a1')
          : event.type === 'swap' && event.ports.map((port) => toPort(1, source, port)).find(Boolean);
        expect(canonical(put)).toBe(canonical(event));
      }
    }
  });

  it('knows gold and red dice from plain ones', () => {
    expect(dieOfSource(dieSource({ pips: 4 }))).toEqual({ pips: 4 });
    expect(dieOfSource(dieSource({ pips: 4, kind: 'red' }))).toEqual({ pips: 4, kind: 'red' });
  });
});

describe('docking', () => {
  it('fills the first free port and takes back', () => {
    const two = toggled(toggled(NOTHING, 'mid'), 'odd');
    expect(two).toEqual(['mid', 'odd', null]);
    expect(toggled(toggled(two, 'mid'), 'low')).toEqual(['low', 'odd', null]);
    expect(toggled(['mid', 'odd', 'low'], 'top')).toEqual(['mid', 'odd', 'low']);
  });

  it('offers what some legal docking would put next', () => {
    const event: Events = { by: 0, type: 'dock', transports: ['mid', 'odd', 'low'] };
    expect(agrees(event, ['mid', null, null])).toBe(true);
    expect(agrees(event, [null, 'mid', null])).toBe(false);
    expect(goesNext(event, ['mid', null, null], 'odd')).toBe(true);
  });
});

describe('departures', () => {
  it('are one for each dock, with gold and red for the best unless wished otherwise', async () => {
    const { state } = await sample('the window has opened, with gold and red aboard');
    const moves = legalEvents(game, state);
    expect(readyPorts(moves)).toEqual([0, 1, 2]);
    const [best, ...others] = departuresFrom(state, moves, 0, {});
    expect(others).toEqual([]);
    expect(best.event).toMatchObject({ dock: 2, gold: 'profit', red: 'bonus' });
    expect(best.quote).toMatchObject({ sum: 8, profit: 8, bonus: 1 });
    const [wished] = departuresFrom(state, moves, 0, { gold: 'bonus' });
    expect(wished.event.gold).toBe('bonus');
  });
});

describe('figures on a ship', () => {
  it('are short', () => {
    expect(needsShort([2, 3, 4], 2)).toBe('2–4');
    expect(needsShort([6], 1)).toBe('6');
    expect(needsShort([1, 3, 5], 1)).toBe('odd');
    expect(needsShort([2, 4, 6, 8, 10, 12], 2)).toBe('even');
    expect(needsShort([1, 2, 3, 4, 5, 6], 1)).toBe('any');
  });

  it('never round to what is certain', () => {
    expect(percent(0.004)).toMatch(/^<1/);
    expect(percent(0.997)).toMatch(/^>99/);
    expect(percent(1)).toMatch(/^100/);
  });
});

describe('the gallery', () => {
  it('shows moves that can be played', async () => {
    for (const { title } of await samples()) {
      const { state, preview } = await sample(title);
      if (preview) expect(isRefusal(judge(game, state, preview)), title).toBe(false);
    }
  });
});
