/** The Grand Prix race, one gear up or down by chance and no special actions: by our rules, and as bare loops. */

import { Sfc32 } from '@waybill/kernel';
import { game as grandPrix, prepare, type Sheet, type State } from '../rules/index.ts';

export interface Driven {
  turns: number;
  score: number;
}

export type Race = () => Driven;

const sheet = grandPrix.sheet?.standard as Sheet;

/** Drives a season again and again through the interface that every player uses. */
export function byRules(): Race {
  const setup = { seats: ['Driver'], options: {}, sheet };
  const rng = new Sfc32('race');
  const start = grandPrix.begin(setup);
  const s = grandPrix.begin(setup);
  const { gears } = start.season;
  const driveOn = 0;
  const driven = { turns: 0, score: 0 };

  function nextGear({ gear }: State): number {
    if (gear === 0) return 1 + rng.below(gears);
    if (gear === 1) return 2;
    return gear === gears || rng.below(2) === 0 ? gear - 1 : gear + 1;
  }

  return () => {
    driven.turns = 0;
    grandPrix.copy(start, s);
    while (grandPrix.next(s) !== 'over') {
      grandPrix.play(s, nextGear(s) << 1);
      grandPrix.chance.deal(s, rng);
      grandPrix.play(s, driveOn);
      driven.turns++;
    }
    [driven.score] = grandPrix.score(s);
    return driven;
  };
}

let word = 0x9e3779b9;

function below(n: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return (word >>> 0) % n;
}

/** The same race with nobody to ask: local numbers, four circuits, damage and all. */
export function bare(): Race {
  const { circuits, gears, dice } = prepare(sheet);
  const driven = { turns: 0, score: 0 };
  return () => {
    driven.turns = 0;
    driven.score = 0;
    for (const { flag, time, damage, first, last } of circuits) {
      let space = 0;
      let gear = 0;
      let left = damage;
      let place = -1;
      for (let clock = time; clock > 0 && place < 0; clock--) {
        driven.turns++;
        if (gear === 0) gear = 1 + below(gears);
        else if (gear === 1) gear = 2;
        else gear = gear === gears || below(2) === 0 ? gear - 1 : gear + 1;
        let to = space;
        for (let die = 0; die < dice; die++) if (below(6) + 1 < gear) to++;
        for (let section = 0; section < first.length; section++) {
          if (first[section] > space && last[section] < to) left -= gear;
        }
        if (left < 0) place = 20;
        else if (to >= flag) place = 0;
        space = to;
      }
      driven.score += place < 0 ? flag - space : place;
    }
    return driven;
  };
}

/** Less than the race: one straight of 41 spaces, six dice a turn, no damage. What JavaScript can do at best. */
export function straight(): Race {
  const driven = { turns: 0, score: 0 };
  return () => {
    let turns = 0;
    for (let race = 0; race < 100; race++) {
      let space = 0;
      let gear = 3;
      for (let time = 0; time < 12 && space < 41; time++) {
        for (let die = 0; die < 6; die++) if (below(6) + 1 < gear) space++;
        gear = gear === 6 ? 5 : gear === 1 || below(2) === 0 ? gear + 1 : gear - 1;
        turns++;
      }
    }
    driven.turns = turns;
    return driven;
  };
}

export const RACES: { readonly [name: string]: () => Race } = { 'by-rules': byRules, bare, straight };

/** Mean scores of many seasons, and how far apart they are in standard errors. */
export function compareScores(seasons: number): { readonly means: readonly number[]; readonly errors: number } {
  const found = [byRules(), bare()].map((race) => {
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < seasons; i++) {
      const { score } = race();
      sum += score;
      squares += score * score;
    }
    const mean = sum / seasons;
    return { mean, variance: (squares / seasons - mean * mean) / seasons };
  });
  const [a, b] = found;
  return { means: [a.mean, b.mean], errors: Math.abs(a.mean - b.mean) / Math.sqrt(a.variance + b.variance) };
}
