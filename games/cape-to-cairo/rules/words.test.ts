import { type Event, type Game, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { africa, game, type State } from './index.ts';
import { annFirst, bid, contracts, drive, flip, load, opening, pass, place, script } from './testing.ts';

const capeToCairo: Game<State> = game;
type Match = ReturnType<typeof script>;
const told = ({ state, setup }: Match, event: Event) =>
  speak(capeToCairo.words, capeToCairo.say(state, event), setup.seats);
const asked = ({ state, setup }: Match) => speak(capeToCairo.words, capeToCairo.ask(state), setup.seats);
const gold = [place(0, 7), load(0, 'H')];

describe('words', () => {
  it('tell a bid, and a pass with what it costs', () => {
    const play = script({ seats: 3 }, ...opening, bid(0, 2));
    expect(told(play, bid(1, 3))).toBe('Bob bids $3.');
    expect(told(play, pass(1))).toBe('Bob passes, pays nothing and goes third.');
    play.accept(bid(1, 3));
    play.accept(pass(2));
    expect(told(play, pass(0))).toBe('Ann passes, pays $2 and goes second. Bob pays $3 and goes first.');
  });

  it('tell a drive with its cost in parts and what it delivers', () => {
    const play = script({}, ...opening, ...annFirst, ...gold);
    expect(told(play, drive(0, 1))).toBe('Ann drives to Casablanca: fuel $1 + goods $1 = $2. Delivers gold for $6.');
    expect(told(play, drive(0, 9))).toBe("Ann drives to N'Djamena by way of Agadez: fuel $2 + goods $1 = $3.");
    play.accept(drive(0, 1));
    expect(told(play, flip('n'))).toBe('Casablanca turns the gold into a finished Null.');
  });

  it('tell a drive that is looked at without its cost, which stands beside it', () => {
    const { state, setup } = script({}, ...opening, ...annFirst, ...gold);
    const title = { ...capeToCairo.say(state, drive(0, 1)), key: 'look.drive' };
    expect(speak(capeToCairo.words, title, setup.seats)).toBe('Ann drives to Casablanca. Delivers gold for $6.');
  });

  it('tell where new contracts are', () => {
    const play = script({}, opening[0]);
    expect(told(play, contracts('na25', 'SSHC'))).toBe(
      'New contracts: coal in Casablanca, coal in Agadez, gold in Libreville and oil in Durban.',
    );
  });

  it('ask for what is due', () => {
    expect(asked(script({}, ...opening, bid(0, 2)))).toBe(
      'Raise the bid of $2, or pass (pay $0, go second). $0 in hand.',
    );
    expect(asked(script({}, ...opening, ...annFirst, gold[0]))).toBe(
      'Load what you like in Timbuktu (gold), then drive. $0 in hand, 0 goods aboard.',
    );
    expect(asked(script({}, ...opening, ...annFirst, ...gold))).toBe(
      'Choose where to drive. $0 in hand, 1 good aboard.',
    );
  });
});

describe('the board as text', () => {
  it('shows tiles, goods, trucks, players, cup and names in 78 × 20', () => {
    const drawn = capeToCairo.draw(
      script({ seats: 4 }, ...opening, bid(0, 2), pass(1), pass(2), pass(3), ...gold).state,
      0,
    );
    expect(drawn.width).toBeLessThanOrEqual(78);
    expect(drawn.height).toBeLessThanOrEqual(20);
    const text = drawn.toString();
    for (const part of ['1 n♥', '7 n♦A', 'Turn 1 of 6', '▸A Ann (you)', '−$2', 'Cup 20', '5 Cairo', 'in 7 #1']) {
      expect(text).toContain(part);
    }
    expect(text.split('\n')[1]).toMatch(/♦/);
  });

  it('puts a map that is too wide in rows', () => {
    const cities = africa.cities.map(({ name }, i) => ({ name, x: 1 + i * 2, y: 1 }));
    const drawn = capeToCairo.draw(script({ sheet: { ...africa, cities } }, ...opening).state, 'watcher');
    expect(drawn.width).toBeLessThanOrEqual(78);
    expect(drawn.height).toBeLessThanOrEqual(20);
    expect(drawn.toString()).toContain('24 5♠');
    expect(drawn.toString()).toMatch(/^Roads 1–2/m);
  });
});
