import type { RatingScale } from '@waybill/bots';

/** Written by `npm run bench ratings -- --write`. */
export const ratingScale: RatingScale = {
  bots: {
    random: 1067,
    easy: 1279,
    medium: 1500,
    hard: 1765,
    expert: 1960,
  },
  luck: {
    '2': {
      share: 0,
      plain: 1,
      weight: 1,
    },
    '3': {
      share: 0,
      plain: 1,
      weight: 1,
    },
    '4': {
      share: 0,
      plain: 1,
      weight: 1,
    },
  },
};
