export { type Change, changesOf } from './changes.ts';
export { type Improvement, improve } from './improve.ts';
export { measureSheet, type SheetFindings, type SheetTask } from './measure-sheet.ts';
export type { Outlook } from './outlook.ts';
export { type Candidate, costOf, type Found, matchesOf } from './search.ts';
export { type Goal, goalOf, isChoice, type Measured, measure, readWish, WISHES, WishFlaw } from './wish.ts';
