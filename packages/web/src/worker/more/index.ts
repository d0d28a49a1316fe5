export { analyseMatch } from './analyse-match.ts';
export { take, together } from './crew.ts';
export { truthOf } from './truth.ts';
