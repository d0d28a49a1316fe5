/** Turns of the Grand Prix race. Argument: which of the races. */
import { takePart } from '../../../bench/lib/side.ts';
import { RACES } from './races.ts';

const race = RACES[process.argv[2]]();

await takePart((more) => {
  let turns = 0;
  while (more()) turns += race().turns;
  return turns;
});
