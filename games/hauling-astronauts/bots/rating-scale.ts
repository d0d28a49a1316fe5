import type { RatingScale } from '@waybill/bots';

/** Written by `npm run bench ratings -- --write`. */
export const ratingScale: RatingScale = {
  bots: {
    random: 890,
    easy: 1257,
    medium: 1500,
    hard: 1684,
    expert: 1792,
  },
  luck: {
    '2': {
      share: 0.906,
      plain: 1,
      weight: 3,
    },
  },
};
