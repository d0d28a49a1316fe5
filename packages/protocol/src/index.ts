export * from './action.ts';
export * from './challenge.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './plan.ts';
export * from './schemas.ts';
export * from './table.ts';
