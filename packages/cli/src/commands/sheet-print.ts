import { loadPaper } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import {
  INKS,
  type InkName,
  lettersLost,
  PAPERS,
  type PaperName,
  type PrintedPart,
  type PrintOptions,
  partsOf,
  printRecord,
  printSheet,
  toPdf,
} from '@waybill/print';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { playThrough } from '../open.ts';
import { writeSvgs } from '../print/svgs.ts';
import { writeWhole } from '../print/whole.ts';
import { openSource, type Source } from '../sheets.ts';

const RECORD = 'record';

export async function run(call: Call): Promise<void> {
  const format = oneOf(call, 'format', ['pdf', 'svg']);
  const options: PrintOptions = {
    paper: oneOf(call, 'paper', Object.keys(PAPERS)) as PaperName,
    ink: oneOf(call, 'ink', INKS) as InkName,
    trueSize: oneOf(call, 'scale', ['fit', 'true']) === 'true',
  };
  const source = await openSource(call.args[0], call.value('game'), call.io);
  const game = 'opened' in source ? source.opened.game : source.sheeted.game;
  const parts = await chosen(source, game, call.value('part'), options);
  const name = parts.length === 1 ? `${game.id}-${parts[0].name}` : game.id;
  if (format === 'svg') return writeSvgs(call, game.id, parts);
  const pages = parts.flatMap((part) => part.pages);
  const title = parts.length === 1 ? `${game.title}: ${parts[0].title}` : game.title;
  writeWhole(call, `${name}.pdf`, toPdf(pages, { title }));
  const lost = lettersLost(pages);
  if (lost.length > 0)
    call.io.err(`no letters for ${lost.join(' ')} in a PDF, so ? stands there; --format svg has them\n`);
}

/** Of a match its record, unless another part is asked for; of a sheet everything. */
async function chosen(
  source: Source,
  game: Game,
  asked: string | undefined,
  options: PrintOptions,
): Promise<PrintedPart[]> {
  const match = 'opened' in source;
  const prints = await loadPaper(game);
  const names = [...(match ? [RECORD] : []), ...(prints ? partsOf(prints) : []).map(({ name }) => name)];
  if (asked !== undefined && !names.includes(asked)) {
    throw new Failure(`--part: ${game.title} has no ${asked}; there are: ${names.join(', ')}`);
  }
  if (match && (asked ?? RECORD) === RECORD) {
    return [printRecord(playThrough(source.opened), prints, source.opened.match, options)];
  }
  const sheet = match ? source.opened.setup.sheet : source.sheeted.sheet;
  if (!prints) throw new Failure(`${game.title} has nothing to print`);
  return printSheet(game, prints, sheet, options).filter(({ name }) => asked === undefined || name === asked);
}

/** A flag that takes one of a few words, the first unless told. */
function oneOf(call: Call, name: string, words: readonly string[]): string {
  const word = call.value(name) ?? words[0];
  if (!words.includes(word)) throw usage(`--${name} must be ${words.join(' or ')}, not ${word}`);
  return word;
}
