export { analyseMatch } from './analyse-match.ts';
export { exactValues } from './exact-values.ts';
export { take, together } from './helper-workers.ts';
export { rollOut } from './roll-out.ts';
export { showWays } from './show-ways.ts';
