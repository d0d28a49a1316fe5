import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import type { SameOdds } from './common-dice.ts';
import type { Audit, OpenEvents } from './match-laws.ts';

export const gamesFolder = join(import.meta.dirname, '../../../games');

/** Every game with its name before it, as `describe.each` takes them. */
export const everyGame: readonly (readonly [id: string, game: Game])[] = games.map((game) => [game.id, game]);

export const folderOf = (id: string): string => join(gamesFolder, id);

export const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** The recorded matches of a game, as paths; none if it has no fixtures. */
export function recordedMatches(id: string): string[] {
  const fixtures = join(folderOf(id), 'fixtures');
  if (!existsSync(fixtures)) return [];
  return filesIn(fixtures)
    .filter((name) => name.endsWith('.waybill.json'))
    .map((name) => join(fixtures, name));
}

export const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

interface AuditModule {
  readonly audit: Audit<unknown>;
  readonly openEvents?: OpenEvents;
  readonly sameOdds?: SameOdds<unknown>;
}

/** `rules/audit.ts` of a game: what must always hold, and which of its events need no hiding. */
export async function auditOf(id: string): Promise<Required<AuditModule>> {
  const path = pathToFileURL(join(folderOf(id), 'rules/audit.ts')).href;
  const { audit, openEvents = {}, sameOdds = () => true } = (await import(/* @vite-ignore */ path)) as AuditModule;
  return { audit, openEvents, sameOdds };
}
