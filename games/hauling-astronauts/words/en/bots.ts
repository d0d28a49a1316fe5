import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0 ? `${transport} leaves with ${points} points.` : `${transport} has nothing better to wait for.`,
  'why.fill': 'It brings {transport} closer to a full load.',
  'why.spoil': 'It spoils the load at the other side’s port {port}.',
  'why.roll': 'More dice to choose from are worth most now.',
  'why.stay': 'Waiting for a better load or dock is worth more than leaving now.',
};
