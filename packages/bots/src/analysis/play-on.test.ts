import { games, loadKnowledge } from '@waybill/games';
import { Dealer, legalEvents, Play, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { playOn } from './play-on.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('plays two moves on with the same dice, and the same move twice alike', async () => {
    const knowledge = await loadKnowledge(game);
    const play = new Play(game, setupOf(game));
    const dealer = new Dealer('play on');
    play.deal(dealer);
    while (legalEvents(game, play.state).length < 2) {
      play.mustAccept(legalEvents(game, play.state)[0]);
      play.deal(dealer);
    }
    const seat = game.next(play.state) as number;
    const [one, other] = legalEvents(game, play.state).map((event) => game.read(play.state, event) as number);
    const question = { moves: [one, one, other], seed: 'same', decisions: 5 };
    const [first, again, second] = playOn(game, play.state, seat, knowledge, question);
    expect(again).toEqual(first);
    expect(second[0]).not.toEqual(first[0]);
    expect(first.filter(({ by }) => by !== 'chance').length).toBeLessThanOrEqual(6);
    // The match itself is as it was.
    expect(game.next(play.state)).toBe(seat);
  });
});
