import { type Refusal, refuse } from '@waybill/kernel';

/** SI-2.1: what can't be paid for. */
export function broke(need: number, have: number): Refusal | null {
  return need > have ? refuse('SI-2.1', 'points', { need, have }) : null;
}
