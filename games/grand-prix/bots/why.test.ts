import { Sfc32, setupOf, speak } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game as grandPrix, type State } from '../rules/index.ts';
import { bots as de } from '../words/de/bots.ts';
import { knowledge } from './knowledge.ts';

const { words = {} } = knowledge;

const why = (s: State, ...moves: number[]) => knowledge.why!(s, moves[0], moves[1], moves[2]);

function atFirst(): State {
  const s = grandPrix.begin(setupOf(grandPrix, { seats: ['one'] }));
  const rng = new Sfc32('why');
  while (grandPrix.next(s) === 'chance') grandPrix.chance.deal(s, rng);
  return s;
}

it('says by how much a move is better or worse than another, the fewer points the better', () => {
  const s = atFirst();
  const say = (lead: number) => speak(words, why(s, 2, 4, lead)!);
  expect(say(-0.84)).toBe('About 0.8 points better than 2nd gear.');
  expect(say(1.26)).toBe('About 1.3 points worse than 2nd gear.');
  expect(say(0.01)).toBe('As good as 2nd gear.');
  expect(speak(de, why(s, 2, 5, -0.8)!)).toBe('Etwa 0,8 Punkte besser als der 2. Gang, in dem auch 2en zählen.');
});

it('says nothing of a move that there is no other beside', () => {
  expect(why(atFirst(), 2)).toBeNull();
});
