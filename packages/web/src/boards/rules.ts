import type { Game } from '@waybill/rules/kernel';

/** The rules of each game, loaded when it is opened. Apart from the boards, because bots need nothing else. */
export const rules: { readonly [id: string]: () => Promise<Game> } = {
  'black-pawn-trucking': async () => (await import('@waybill/rules/black-pawn-trucking')).blackPawnTrucking,
  'grand-prix': async () => (await import('@waybill/rules/grand-prix')).grandPrix,
  'cape-to-cairo': async () => (await import('@waybill/rules/cape-to-cairo')).capeToCairo,
  'hauling-astronauts': async () => (await import('@waybill/rules/hauling-astronauts')).haulingAstronauts,
  'ship-it': async () => (await import('@waybill/rules/ship-it')).shipIt,
};
