import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.load': 'With {load} there is still room for {room}.',
  'why.close': 'Another die would probably be too heavy.',
};
