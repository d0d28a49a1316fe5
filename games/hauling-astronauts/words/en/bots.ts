import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0 ? `${transport} leaves with ${points} points.` : `${transport} has nothing better to wait for.`,
  'why.fill': 'It brings {transport} closer to a full load.',
  'why.spoil': 'It spoils the load at the other side’s port {port}.',
  'why.swap': 'The ships suit each other’s strips better.',
  'why.roll': 'More dice to choose from are worth it.',
  'why.stay': 'A better load or dock is likely to come.',
};
