import { cloneState, copyState, type Setup } from '@waybill/kernel';

export const SEATS = 2;
/** SLIP-1.1: the slips are numbered 1 to 6. */
export const SLIPS = 6;

export type Step = 'slips' | 'roll' | 'load' | 'over';

export interface State {
  step: Step;
  seat: number;
  /** SLIP-1.3: what a van carries before its slip is added. */
  readonly floor: number;
  readonly dice: number[];
  readonly slips: number[];
  readonly loads: number[];
  readonly closed: boolean[];
}

export function begin({ options }: Setup<null>): State {
  return {
    step: 'slips',
    seat: 0,
    floor: options.floor as number,
    dice: [],
    slips: [],
    loads: [0, 0],
    closed: [false, false],
  };
}

export const clone = (s: State): State => cloneState(s);
export const copy = (from: State, to: State): void => copyState(from, to);

export const limit = (s: State, seat: number): number => s.floor + s.slips[seat];
