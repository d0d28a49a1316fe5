import type { UseParts } from './uses.ts';

/** What a sheet calls something that was decided: `Newcastle` where a drive goes to 14; null if it has no name for it. */
export type Naming<Sheet = unknown> = (sheet: Sheet, use: UseParts) => string | null;
