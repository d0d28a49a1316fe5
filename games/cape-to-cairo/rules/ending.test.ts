import type { Event } from '@waybill/kernel';
import { GOODS, SUITS, suitOf } from '@waybill/kernel/piecepack';
import { describe, expect, it } from 'vitest';
import { idle, tidy } from './policies.ts';
import type { State } from './state.ts';
import {
  annFirst,
  bid,
  drive,
  ended,
  flip,
  load,
  opening,
  pass,
  place,
  playOn,
  scores,
  script,
  shown,
} from './testing.ts';
import { rawLeft } from './turn.ts';

const never = () => false;
const longer = { options: { longer: true } };

describe('the end', () => {
  it('C2C-3.1: after turn 6 the most money wins', () => {
    const play = script({ seats: 3 }, ...opening, bid(0, 1), pass(1), pass(2));
    playOn(play, idle, never);
    expect(ended(play)).toEqual({ ending: 'shared', clause: 'C2C-3.1', scores: [-7, -6, -6], winners: [1, 2] });
    expect(shown(play)).toMatchObject({ turn: 6, toAct: null, over: true, winners: [1, 2], cup: 0 });
  });

  it('C2C-2.9, C2C-3.1: contracts come at the end of turns 1 to 5, and not of turn 6', () => {
    const play = playOn(script({}, ...opening, ...annFirst), idle, never);
    expect(play.events.filter(({ type }) => type === 'contracts')).toHaveLength(6);
  });

  it('C2C-3.1: one with more money than the others wins alone', () => {
    const play = playOn(script({}, ...opening, bid(0, 3), pass(1)), idle, never);
    expect(ended(play)).toMatchObject({ ending: 'money', winners: [1] });
  });

  it('C2C-3.1: a tie goes to the most finished products delivered', () => {
    const gold = [place(0, 7), load(0, 'H'), drive(0, 1), flip('2'), place(1, 1), load(1, '2'), drive(1, 3)];
    const play = script({}, ...opening, ...annFirst, ...gold);
    playOn(play, idle, (s) => s.turn === 6);
    const [ann, bob] = scores(play);
    expect(ann).toBe(bob);
    playOn(play, idle, never);
    expect(ended(play)).toMatchObject({ ending: 'products', winners: [1] });
  });

  it('C2C-3.1: nothing comes after the end', () => {
    const play = playOn(script({}, ...opening), idle, never);
    for (const event of [bid(0, 0), pass(1), flip('2')]) expect(play.accept(event)?.clause).toBe('C2C-3.1');
    expect(play.accept({ by: 0, type: 'rest' })?.clause).toBe('C2C-E');
  });

  it('C2C-3.2: `longer` plays on until a turn ends without raw materials', () => {
    const play = playOn(script(longer, ...opening), tidy, never);
    expect(rawLeft(play.state)).toBe(0);
    expect(play.state.turn).toBeGreaterThan(6);
    expect(play.state.turn).toBeLessThan(24);
    expect(ended(play)).toMatchObject({ clause: 'C2C-3.2' });
    expect(ended(play)?.ending).toMatch(/^cleared-/);
    expect(play.accept(bid(0, 0))?.clause).toBe('C2C-3.2');
  });

  it('C2C-3.2: no contracts come after turn 5', () => {
    const play = playOn(script(longer, ...opening), idle, (s) => s.turn === 9);
    expect(play.events.filter(({ type }) => type === 'contracts')).toHaveLength(6);
  });

  it('C2C-3.2: raw materials under the trucks count', () => {
    const lastCarried = (s: State) => s.turn > 6 && rawOnMap(s) === 0 && rawLeft(s) > 0;
    const play = playOn(script(longer, ...opening), tidy, lastCarried);
    const { turn } = play.state;
    playOn(play, hoard, (s) => s.turn > turn);
    expect(rawOnMap(play.state)).toBe(0);
    expect(shown(play)).toMatchObject({ over: false, turn: turn + 1 });
  });

  it('C2C-3.2: ends at the latest after turn 24', () => {
    const play = playOn(script(longer, ...opening), idle, never);
    expect(shown(play)).toMatchObject({ turn: 24, over: true });
    expect(ended(play)).toMatchObject({ ending: 'latest-shared', clause: 'C2C-3.2' });
  });
});

function rawOnMap(s: State): number {
  return s.trade.goods.filter((count, at) => count > 0 && at % GOODS < SUITS).length;
}

/** Keeps its raw materials: drives only where none of them is wanted. */
function hoard(s: State): Event {
  if (s.step !== 'haul') return idle(s);
  const unwanted = (tile: number, city: number) =>
    city !== s.truck[s.actor] && s.cargo[s.actor * GOODS + suitOf(tile)] === 0;
  return drive(s.actor, s.trade.tile.findIndex(unwanted) + 1);
}
