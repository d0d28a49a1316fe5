import { count, type Words } from '@waybill/kernel';

export const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0
      ? `${String(transport)} leaves with ${count(points, 'point', 'points')}.`
      : `${String(transport)} has nothing better to wait for.`,
  'why.odds': 'If chance filled the rest, {transport} would be paid {odds} % of the time, not {instead} %.',
  'why.their-odds':
    'If chance filled the rest, the other side’s {transport} would be paid {odds} % of the time, not {instead} %.',
  'why.roll': 'More dice to choose from are worth most now.',
  'why.stay': 'Waiting for a better load or dock is worth more than leaving now.',
};
