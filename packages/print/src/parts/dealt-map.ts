import type { Play } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { above } from '../area.ts';
import type { Scene } from '../prints.ts';
import type { SuitName } from '../suits.ts';
import { drawMap, layMap } from './city-map.ts';
import { heading } from './label.ts';

/** For a record: the map with the tiles as they were dealt. Suits by the codes of the match file. */
export const dealtMap =
  (suits: Readonly<Record<string, SuitName>>) =>
  ({ setup, events }: Play): Scene | null => {
    const codes = events.find(({ type }) => type === 'tiles')?.tiles as readonly string[] | undefined;
    if (!codes) return null;
    const tiles = codes.map((code) => ({ suit: suits[code[1]], rank: code[0] }));
    const sheet = setup.sheet as CityMapSheet;
    return (pen, job, body) => {
      const [title, rest] = above(body, 7, 2);
      heading(pen, job.inks, title.x, title.y, title.w, job.say('The cities as they were dealt'));
      drawMap(pen, job, sheet, layMap(sheet, rest), tiles);
    };
  };
