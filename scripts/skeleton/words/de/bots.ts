import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.load': 'Mit {load} ist noch {room} Platz.',
  'why.close': 'Noch ein Würfel wäre wohl zu schwer.',
};
