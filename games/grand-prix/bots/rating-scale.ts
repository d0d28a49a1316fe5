import type { RatingScale } from '@waybill/bots';

/** Written by `npm run bench ratings -- --write`. */
export const ratingScale: RatingScale = {
  bots: {
    random: 1076,
    easy: 1299,
    medium: 1500,
    hard: 1697,
    expert: 1906,
  },
  luck: {
    random: {
      share: 0.034,
      plain: 2,
      weight: 5,
    },
    easy: {
      share: 0.034,
      plain: 2,
      weight: 5,
    },
    medium: {
      share: 0.034,
      plain: 2,
      weight: 5,
    },
    hard: {
      share: 0.034,
      plain: 2,
      weight: 5,
    },
    expert: {
      share: 0.034,
      plain: 2,
      weight: 5,
    },
  },
  scores: {
    random: [105, 104, 102, 82, 76, 65],
    easy: [67, 67, 52, 51, 45, 43],
    medium: [46, 33, 31, 29, 28, 23],
    hard: [29, 19, 18, 18, 18, 6],
    expert: [13, 9, 7, 4, 1, 0],
  },
};
