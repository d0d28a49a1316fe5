import { describe, expect, it } from 'vitest';
import { game as shipIt } from './index.ts';
import { accept, arrange, opening, road } from './testing.ts';

describe('the drawing', () => {
  const play = arrange(opening({ ticks: { nS: 'sw' } }), {
    dominoes: road('2,4', 'down', '03 12'),
    freight: { f4: { space: '2,5' } },
    officials: { S: 'nS', C: '2,6', A: 'nA', M: 'nM' },
  });
  const lines = shipIt.draw(play.state, 0).toString().split('\n');

  it('shows tiles with the suit at the tick, the rank opposite, hubs and freight', () => {
    expect(lines).toHaveLength(20);
    expect(lines[2].slice(5, 9)).toBe('°nC ');
    expect(lines[3].slice(5, 9)).toBe('S °n');
    expect(lines[8].slice(5, 9)).toBe('M S*');
  });

  it('shows pips, freight as small letters and officials', () => {
    expect([4, 5, 6, 7].map((y) => lines[y][5]).join('')).toBe('0m@2');
  });

  it('lists the turn, and each suit with its score, hub, official and loads', () => {
    const text = lines.join('\n');
    expect(text).toContain('Round 1 · Suns · links');
    expect(text).toContain('Crowns 0 hub aC=1 @2,6');
    expect(text).toContain('f4 2,5');
    expect(text).not.toContain('f4=');
  });

  it('shows a rank to those who know it', () => {
    const up = accept(
      opening(),
      { type: 'pipstop', value: 0 },
      { type: 'haul', load: 'f1', to: 'nC', warehouse: true },
    );
    expect(shipIt.draw(up.state, 'watcher').toString()).toContain('f1=5 nC');
  });
});
