export * from './action.ts';
export * from './deal.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './plan.ts';
export * from './ratings.ts';
export * from './schemas.ts';
export * from './table.ts';
