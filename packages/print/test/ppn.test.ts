import { games, loadPaper } from '@waybill/games';
import { playOf } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { hasPpn, ppnOf } from '../src/print.ts';
import { dealt, readOf } from './dealt.ts';

const papers = await Promise.all(games.map(async (game) => ({ game, paper: await loadPaper(game) })));
const laidOut = papers.filter(({ paper }) => hasPpn(paper)).map(({ game }) => game);
const others = papers.filter(({ paper }) => !hasPpn(paper));

test.each(laidOut)('names can’t break out of the metadata of $id', async (game) => {
  const names = ['---\n...', '"\\: [', 'Zoë\u2028', '{'].slice(0, game.seats.max);
  const { meta } = await readOf(dealt(game, names, 'x'));
  expect(JSON.parse(meta.get('Players')!)).toEqual(names);
});

test.each(laidOut)('$id has no layout before it is dealt', async (game) => {
  expect(ppnOf(playOf(game), await loadPaper(game))).toBeNull();
});

test.each(others)('$game.id, without a piecepack, has no layout', ({ game, paper }) => {
  expect(ppnOf(dealt(game, ['Ann', 'Ben', 'Cleo'].slice(0, game.seats.min), 'x'), paper)).toBeNull();
});
