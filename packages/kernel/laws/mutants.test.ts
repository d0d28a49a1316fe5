import { type Game, setupOf, type View } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../scripts/skeleton/rules/audit.ts';
import { type Events, type SlipsView, type State, game as sound } from '../../../scripts/skeleton/rules/index.ts';
import { type Audit, logsAreMasked, matchesEndAndReplay, positionsHold, secretsAreKept } from './match-laws.ts';

type Slips = Game<State, null, Events>;

const setups = [setupOf(sound as Game), setupOf(sound as Game, { options: { floor: 8 } })];

/** Every law of matches, on a few of them. */
const laws: { readonly [name: string]: (game: Slips) => void } = {
  matches: (game) => matchesEndAndReplay(game, audit as Audit<State>, setups, 40),
  positions: (game) => positionsHold(game, setups, 120),
  secrets: (game) => secretsAreKept(game, {}, setups, 200),
  logs: (game) => logsAreMasked(game, setups),
};

test('the skeleton keeps every law', () => {
  for (const law of Object.values(laws)) law(sound);
});

const whole = (s: State) => sound.state(s) as unknown as SlipsView;

/** Each a game that is wrong in one thing, the law that must catch it, and what the law says. */
const mutants: readonly [wrong: string, law: string, game: Slips, complaint: RegExp][] = [
  ['guesses the truth', 'secrets', { ...sound, guess: (s) => sound.clone(s) }, /depends on what it can't see/],
  [
    'guesses at random, but never what is true',
    'secrets',
    {
      ...sound,
      guess: (s, seat, rng) => {
        const guessed = sound.guess(s, seat, rng);
        return guessed.slips[1 - seat] === s.slips[1 - seat] ? sound.guess(s, seat, rng) : guessed;
      },
    },
    /depends on what it can't see/,
  ],
  ['shows everybody everything', 'secrets', { ...sound, view: (s) => sound.state(s) }, /viewer|depends/],
  [
    'shows a hint of a secret',
    'secrets',
    { ...sound, view: (s, viewer): View => ({ ...sound.view(s, viewer), sum: s.slips[0] + s.slips[1] }) },
    /imagine, viewer/,
  ],
  ['tells in the log what views hide', 'secrets', { ...sound, hide: (_before, event) => event }, /the log of viewer/],
  [
    'tells in the log what did not happen',
    'logs',
    { ...sound, hide: (_before, event) => (event.type === 'slips' ? { ...event, slips: [1, 2] } : event) },
    /expected false to be true/,
  ],
  [
    'lists a move that its gate refuses',
    'positions',
    {
      ...sound,
      moves: (s, out) => {
        sound.moves(s, out);
        if (!s.dice.includes(6)) out.add(6);
      },
    },
    /listed but refused/,
  ],
  [
    'takes a move that it does not list',
    'positions',
    { ...sound, read: (s, event) => (event.type === 'load' ? event.die : sound.read(s, event)) },
    /accepted, not listed/,
  ],
  [
    'copies a state and keeps a part of it',
    'positions',
    { ...sound, clone: (s) => ({ ...s }) },
    /a copy shares memory|expected/,
  ],
  [
    'loads a pip more than was rolled',
    'matches',
    {
      ...sound,
      play: (s, move) => {
        const { seat } = s;
        sound.play(s, move);
        if (move > 0) s.loads[seat]++;
      },
    },
    /loads grew by/,
  ],
  [
    'deals other dice than it draws',
    'positions',
    {
      ...sound,
      chance: {
        ...sound.chance,
        deal: (s, rng) => {
          rng.below(6);
          sound.chance.deal(s, rng);
        },
      },
    },
    /expected/,
  ],
  [
    'forgets an outcome of chance',
    'positions',
    { ...sound, chance: { ...sound.chance, outcomes: (s) => sound.chance.outcomes(s)?.slice(1) ?? null } },
    /expected 0\.9/,
  ],
  [
    'says what it has no words for',
    'positions',
    { ...sound, say: (s, event) => ({ ...sound.say(s, event), key: 'say.nothing' }) },
    /no words for say\.nothing/,
  ],
  [
    'scores otherwise at the end than its result says',
    'matches',
    { ...sound, score: (s) => [...whole(s).loads].map((load) => load + 1) },
    /expected/,
  ],
];

describe('a game that', () => {
  test.each(mutants)('%s breaks the law of %s', (_wrong, law, game, complaint) => {
    expect(() => laws[law](game)).toThrow(complaint);
  });
});
