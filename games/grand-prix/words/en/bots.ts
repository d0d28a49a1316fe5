import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.gear': 'In gear {gear}, expect to end this circuit about {place} short of the flag.',
  'why.drive': '{spaces} spaces is as good as another roll is likely to bring.',
  'why.again': ({ places }) =>
    Number(places) < 0
      ? `Rolling again is likely to cost about ${-Number(places)} places.`
      : `Rolling again should bring the car about ${places} places further.`,
};
