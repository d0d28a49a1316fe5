import { games } from '@waybill/games';
import { canonical, MoveList, Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { randomEvent } from '../../kernel/laws/random-match.ts';
import { variants } from '../../kernel/laws/variants.ts';
import type { Entry } from '../src/log/entry.ts';
import { fold, step } from '../src/log/fold.ts';
import { freeze, thaw } from '../src/log/snapshot.ts';

const everything = (table: object) => canonical({ ...table, game: undefined });

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a frozen table thaws as it was, and plays on alike',
  (id, game) => {
    for (const { options, seats } of variants(game)) {
      const rng = new Sfc32(`${id} ${JSON.stringify(options)}`);
      const at = 1000;
      const plan = { game: id, options, seats: seats.length, listed: false, clock: null };
      const made: Entry = { at, by: 'ann', type: 'made', ...plan, commit: '' };
      const { table } = fold('t', [made, { at, type: 'start' }]);
      const list = new MoveList();
      for (let events = 0; events < 150 && game.next(table.playing!.state) !== 'over'; events++) {
        const entry: Entry = { at, type: 'event', event: randomEvent(game, table.playing!.state, rng, list) };
        if (events % 10 > 0) step(table, entry, null);
        else {
          const text = freeze(table);
          expect(text, 'a table that can’t be frozen').not.toBeNull();
          const twin = thaw(text!);
          expect(everything(twin)).toBe(everything(table));
          step(table, entry, null);
          step(twin, entry, null);
          expect(everything(twin)).toBe(everything(table));
        }
      }
    }
  },
);
