import type { RatingScale } from '@waybill/bots';

export const ratingScale: RatingScale = { bots: {}, luck: {} };
