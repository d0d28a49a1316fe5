import type { RatingScale } from '@waybill/bots';

/** Written by `npm run bench ratings -- --write`. */
export const ratingScale: RatingScale = {
  bots: {
    random: 654,
    easy: 1305,
    medium: 1500,
    hard: 1673,
    expert: 1796,
  },
  luck: {
    '2': {
      share: 0.929,
      plain: 1,
      weight: 3,
    },
    '3': {
      share: 0.956,
      plain: 1,
      weight: 2,
    },
    '4': {
      share: 0.673,
      plain: 1,
      weight: 1,
    },
  },
};
