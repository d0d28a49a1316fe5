import { type BySeat, MoveList } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, game as shipIt } from './index.ts';
import { accept, clause, link, opening, shown } from './testing.ts';

const build = (domino: number[], ...squares: string[]) => ({ type: 'build', domino, squares });

describe('building', () => {
  it('SI-2.4: a domino covers two free squares, one of them beside a tile or a domino', () => {
    const play = accept(opening(), ...link([3, 5]), ...link([1, 1]));
    expect(clause(play, build([3, 5], '0,0', '1,0'))).toBe('SI-2.4');
    accept(play, build([3, 5], '1,2', '0,2'));
    expect(shown(play).dominoes).toEqual([{ domino: [3, 5], squares: ['1,2', '0,2'] }]);
    accept(play, build([1, 1], '0,0', '0,1'));
    expect(shown(play).links).toEqual([]);
  });

  it('SI-2.4: refuses squares that are covered, apart, off the table or not two, and dominoes not bought', () => {
    const play = accept(opening(), ...link([3, 5]));
    const wrong = [
      build([3, 5], '1,2', '2,2'),
      build([3, 5], '1,2', '1,4'),
      build([3, 5], '1,2', '0,1'),
      build([3, 5], '20,2', '19,2'),
      build([3, 5], '1,2', 'nS'),
      build([3, 5], '1,2'),
      build([3, 5], '1,2', '1,3', '1,4'),
      build([3, 5], '01,2', '1,3'),
      build([3, 4], '1,2', '1,3'),
      build([3, 9], '1,2', '1,3'),
      build([3], '1,2', '1,3'),
    ];
    for (const event of wrong) expect(clause(play, event)).toBe('SI-2.4');
    expect(clause(opening(), build([3, 5], '1,2', '1,3'))).toBe('SI-2.4');
  });

  it('SI-2.4: a domino may be written either way round; a double lies the same both ways', () => {
    const one = accept(opening(), ...link([3, 5]), build([3, 5], '1,2', '1,3'));
    const other = accept(opening(), ...link([5, 3]), build([5, 3], '1,3', '1,2'));
    expect(shown(one)).toEqual(shown(other));
    const play = accept(opening(), ...link([4, 4]));
    const codes = [build([4, 4], '1,2', '1,3'), build([4, 4], '1,3', '1,2')].map((event) =>
      shipIt.read(play.state, { by: 0, ...event } as BySeat<Events>),
    );
    expect(codes[0]).toBe(codes[1]);
  });

  it('SI-2.4: lists each way to lie once, two for a domino that is no double', () => {
    const size = (domino: number[]) => {
      const list = new MoveList();
      shipIt.moves(accept(opening(), ...link(domino)).state, list);
      expect(new Set(list.toArray()).size).toBe(list.size);
      return list.size - 1;
    };
    expect(size([1, 2])).toBe(2 * size([6, 6]));
  });
});
