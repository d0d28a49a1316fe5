export * from './city-map.ts';
export * from './codes.ts';
export * from './dealing.ts';
export * from './goods.ts';
