import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.gear': 'In gear {gear}, expect to end this circuit about {place} spaces short of the flag.',
  'why.drive': '{spaces} spaces is as good as another roll is likely to bring.',
  'why.again': ({ places }) =>
    Number(places) < 0
      ? `Rolling again is likely to cost about ${-Number(places)} points.`
      : `Rolling again should save about ${places} points.`,
};
