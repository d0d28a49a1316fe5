import { Dealer, type Event, legalEvents, Play, speak } from '@waybill/kernel';
import type { Moment } from '@waybill/web/games/board.ts';
import { momentOf } from '@waybill/web/games/moment.ts';
import { describe, expect, it } from 'vitest';
import { type Events, game, type State, type TruckingView } from '../rules/index.ts';
import { lotsOf } from './cargo.tsx';
import { board } from './index.ts';
import { lesson } from './lesson.ts';
import { placesOf } from './places.ts';
import { preview } from './preview.ts';
import { samples } from './samples.ts';

const drive = (to: number): Events => ({ by: 0, type: 'drive', to });

function taught(decisions: readonly Event[]): Play<State> {
  const play = new Play(game, { seats: ['Ann'], options: { start: 'moons', loans: 1 }, sheet: game.sheet?.standard });
  const dealer = new Dealer(lesson.seed, [], 1);
  play.deal(dealer);
  for (const event of decisions) {
    expect(play.accept(event)).toBeNull();
    play.deal(dealer);
  }
  return play;
}

function momentAfter(decisions: readonly Event[]): Moment<State, TruckingView, Events> {
  const { state, setup, events } = taught(decisions);
  return momentOf(game, setup, game.view(state, 0), 0, events.length) as Moment<State, TruckingView, Events>;
}

describe('the lesson', () => {
  it('can be played as its words say, with one move open where it names one', () => {
    const played: Event[] = [];
    for (const { read, allow } of lesson.steps) {
      if (read) continue;
      const open = legalEvents(game, taught(played).state).filter((event) => allow?.(event) ?? true);
      expect(open.length).toBeGreaterThan(0);
      played.push(open[0]);
    }
    expect(played.slice(0, 5)).toEqual([drive(12), drive(14), { by: 0, type: 'contract' }, drive(18), drive(19)]);
  });

  it('earns what its words promise', () => {
    expect(momentAfter([drive(12)]).view).toMatchObject({ cash: 14, goods: { 12: ['5'] } });
    expect(momentAfter([drive(12), drive(14)]).view).toMatchObject({ cash: 17, delivered: 1, step: 'contract' });
  });
});

describe('a preview', () => {
  it('tells a drive in parts, and that a coin turned over stays so', () => {
    const moment = momentAfter([]);
    const { parts, total, notes } = preview(moment, drive(12), game);
    expect(parts.map(({ amount }) => amount)).toEqual(['£1', '£1']);
    expect(total).toBe('£2');
    expect(notes).toEqual(['£14 in hand after it. Raw materials are turned over at once.']);
    const title = { ...game.say(moment.state, drive(12)), key: 'look.drive' };
    expect(speak(game.words, title, ['Ann'])).not.toMatch(/fuel|£2\b/);
  });

  it('adds nothing up where there is one part', () => {
    const moment = momentAfter([drive(12), drive(14), { by: 0, type: 'contract' }]);
    const alone = moment.moves.map((event) => preview(moment, event, game)).filter(({ parts }) => parts.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const { total } of alone) expect(total).toBeNull();
  });

  it('warns of a trip that sells nothing', () => {
    expect(preview(momentAfter([]), drive(8), game).notes[0]).toMatch(/^Nobody there wants/);
  });

  it('tells contracts with their interest, and what a loan makes of them', () => {
    const moment = momentAfter([drive(12), drive(14)]);
    expect(preview(moment, { by: 0, type: 'contract' }, game).total).toBe('£5');
    expect(preview(momentAfter([]), { by: 0, type: 'loan' }, game).notes[0]).toContain('new contracts cost £6');
  });
});

describe('the load', () => {
  it('is what is on board and what will be loaded here', () => {
    const { view } = momentAfter([drive(12), drive(14), { by: 0, type: 'contract' }, drive(18)]);
    expect(lotsOf(view)).toEqual([{ code: 'A', where: 'here', count: 1 }]);
    expect(lotsOf({ ...view, cargo: ['S', 'S', '5'] })).toHaveLength(3);
  });
});

describe('places', () => {
  it('are the cities a drive enters, and those new contracts lie in', () => {
    expect(placesOf(taught([]).state, drive(14))).toEqual(['city 12', 'city 14']);
    const { setup, state, events } = taught([]);
    const moment = momentOf(game, setup, game.view(state, 0), 0, events.length);
    expect(board.places(moment, events[1])).toHaveLength(4);
  });
});

describe('samples', () => {
  it('are matches the rules accept', async () => {
    for (const { match, at } of await samples()) expect(at ?? 0).toBeLessThanOrEqual(match.events.length);
  });
});
