import { Play } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { britainAndIreland, game, type State } from './index.ts';
import { arrange, contracts, mustAccept, setUp, tilesInOrder } from './testing.ts';

const linesOf = (s: State) => game.draw(s, 0).toString().split('\n');

describe('the board as text', () => {
  const { state } = arrange({ truck: 22, cash: 12, cargo: 'SSa', goods: { 1: 'M', 22: 'SSM35' }, seen: { A: 'a35' } });

  it('fits a terminal', () => {
    expect(game.draw(state, 0).width).toBeLessThanOrEqual(78);
    expect(game.draw(state, 0).height).toBeLessThanOrEqual(20);
  });

  it('shows each city with its tile, its goods and the truck', () => {
    const text = linesOf(state).join('\n');
    expect(text).toContain(' 1 nS M');
    expect(text).toContain('22▶3A SSM');
    for (const { name } of britainAndIreland.cities) {
      if (name !== 'London') expect(text).toContain(name.slice(0, 9));
    }
  });

  it('shows goods beyond three in place of the name', () => {
    expect(linesOf(state).some((line) => line.trimEnd().endsWith('35'))).toBe(true);
  });

  it('shows the books', () => {
    const text = linesOf(state).join('\n');
    expect(text).toContain('£12  1 loan  worth £2  delivered 0 of 24  new contracts £5');
    expect(text).toContain('▶ London, aboard: S×2 a');
    expect(text).toContain('In the cup: 15  S2  M4  C6  A3');
    expect(text).toContain('A n24');
    expect(text).toContain('Ferries 2–11, 6–17');
  });

  it('lists the cities with their neighbours where a map is too large to draw', () => {
    const far = britainAndIreland.cities.map((city, i) => (i === 23 ? { ...city, x: 1, y: 30 } : city));
    const sheet = { ...britainAndIreland, cities: far, ferries: [...britainAndIreland.ferries, [24, 3]] };
    const play = new Play(game, setUp({}, sheet));
    mustAccept(play, tilesInOrder, contracts('nnnn', 'SMCA'));
    const drawn = game.draw(play.state, 0);
    expect(drawn.width).toBeLessThanOrEqual(78);
    expect(drawn.height).toBeLessThanOrEqual(20);
    expect(drawn.toString()).toContain(' 3 2S Galway        → 1 4 5 ~24');
  });
});
