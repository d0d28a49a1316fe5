export { type ActionKind, Arrays, type GameArrays, gameArrays, rewardsOf } from './arrays.ts';
export { counts, each, type Field, number, numbers, oneOf } from './fields.ts';
