import { type Knowledge, learnedOf } from '@waybill/bots';
import type { PackedNet } from '@waybill/bots/values';
import { loadBots, loadKnowledge } from '@waybill/games/load-bots';
import { canonical, type Game, isRecord } from '@waybill/kernel';
import { RecordStore } from '../storage/record-store.ts';
import type { Known } from './learn-protocol.ts';

/** Values learned on this device, of one sheet. */
interface LearnedSheet {
  /** The game and its sheet, whatever the sheet is called. */
  readonly id: string;
  readonly updated: number;
  /** What they went on from: with other values in use they are out of date. */
  readonly from: string;
  readonly weights: PackedNet;
}

const sheets = new RecordStore<LearnedSheet>('waybill-learned', 'sheets');

const idOf = (game: string, sheet: unknown) => `${game} ${canonical(isRecord(sheet) ? { ...sheet, name: '' } : sheet)}`;

const nameOf = ({ commit, date, matches }: PackedNet) => `${matches} ${date} ${commit}`;

export function keepLearned(game: string, sheet: unknown, from: PackedNet, weights: PackedNet): Promise<void> {
  return sheets.keep({ id: idOf(game, sheet), updated: Date.now(), from: nameOf(from), weights });
}

/** Null where nothing was learned, or from values no longer in use. */
async function fetchLearned(game: string, sheet: unknown, inUse: PackedNet): Promise<PackedNet | null> {
  const kept = await sheets.fetch(idOf(game, sheet));
  return kept?.from === nameOf(inUse) ? kept.weights : null;
}

export async function knownBy(game: Pick<Game, 'id'>, sheet: unknown): Promise<Known> {
  const learned = await learnedOf(await loadBots(game));
  if (!learned) return 'not';
  return (await fetchLearned(game.id, sheet, learned.weights)) ? 'own' : 'usual';
}

/** What bots know of a game on a sheet: by its own values where this device has learned them. */
export async function knowledgeFor<S>(game: Game<S>, sheet: unknown): Promise<Knowledge<S>> {
  const learned = sheet === null ? null : await learnedOf<S>(await loadBots(game));
  const weights = learned && (await fetchLearned(game.id, sheet, learned.weights));
  return learned && weights ? learned.by(weights) : loadKnowledge(game);
}
