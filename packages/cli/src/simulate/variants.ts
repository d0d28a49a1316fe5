import { basename } from 'node:path';
import { type Game, isRecord, type OptionSpec, readSetup } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { parseJson, sound } from '../files.ts';
import { prepare } from '../setup.ts';
import type { Variant } from './job.ts';

const MOST_VARIANTS = 60;

/** What is played: the set-up of the flags, and whatever it is compared with. */
export async function readVariants(call: Call, game: Game, bots: number): Promise<Variant[]> {
  const [versus, sheet, sweep] = [call.value('versus'), call.value('versus-sheet'), call.value('sweep')];
  if (sweep !== undefined && (versus ?? sheet) !== undefined) throw usage('use --sweep or --versus, not both');
  const { min, max } = game.seats;
  const seats = call.value('seats') ?? String(Math.min(max, Math.max(min, bots)));
  const first = await readVariant(call, game, { seats, options: call.value('options'), sheet: call.value('sheet') });
  const variants = sweep !== undefined ? swept(game, first, sweep) : await compared(call, game, first, seats);
  if (variants.length > MOST_VARIANTS) throw new Failure(`at most ${MOST_VARIANTS} variants can be compared`);
  const heads = variants.map(({ head }) => JSON.stringify(head));
  const twin = heads.findIndex((head, i) => heads.indexOf(head) < i);
  if (twin > 0) throw new Failure('--versus: must differ from what it is compared with');
  return variants;
}

/** --versus has the options of one other variant, or a list of several. */
async function compared(call: Call, game: Game, first: Variant, seats: string): Promise<Variant[]> {
  const [versus, sheet] = [call.value('versus'), call.value('versus-sheet')];
  if (versus === undefined && sheet === undefined) return [first];
  const list = versus === undefined ? [call.value('options')] : optionTexts(versus);
  const others: Variant[] = [];
  for (const options of list) {
    others.push(await readVariant(call, game, { seats, options, sheet: sheet ?? call.value('sheet') }));
  }
  return [first, ...others];
}

function optionTexts(versus: string): string[] {
  const value = parseJson('--versus', versus);
  if (!Array.isArray(value)) return [versus];
  if (value.length === 0) throw new Failure('--versus: the list is empty');
  return value.map((one) => JSON.stringify(one));
}

type Given = Readonly<Record<'seats' | 'options' | 'sheet', string | undefined>>;

async function readVariant(call: Call, game: Game, given: Given): Promise<Variant> {
  const value = (name: string) => (name in given ? given[name as keyof Given] : call.value(name));
  const { chosen, head, setup } = await prepare({ ...call, value }, game);
  const asked = JSON.stringify(chosen);
  const parts = [...(asked === '{}' ? [] : [asked]), ...(given.sheet === undefined ? [] : [basename(given.sheet)])];
  // With every option filled in, it does not matter which of them were told.
  return { head: { ...head, options: setup.options }, label: parts.join(' ') || 'standard' };
}

/** `loans=0..5 target=50,70`: every combination, the first value of each first. */
function swept(game: Game, { head }: Variant, sweep: string): Variant[] {
  const axes = sweep
    .trim()
    .split(/\s+/)
    .map((text) => axisOf(game, text));
  const combined = axes.reduce<Record<string, unknown>[]>(
    (all, { key, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
  if (combined.length < 2) throw usage('--sweep needs two or more values');
  return combined.map((chosen) => {
    const options = { ...head.options, ...chosen };
    const setup = sound('--sweep', readSetup(game, { ...head, options }));
    const label = Object.entries(chosen).map(([key, value]) => `${key} ${String(value)}`);
    return { head: { ...head, options: setup.options }, label: label.join(', ') };
  });
}

function axisOf(game: Game, text: string): { key: string; values: unknown[] } {
  const [, key, list] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (key === undefined) throw usage(`--sweep must be OPTION=FROM..TO or OPTION=A,B,C, not ${text}`);
  const spec = game.options.find((one) => one.key === key);
  if (!spec) {
    const known = game.options.map((one) => one.key).join(', ');
    throw new Failure(`--sweep: ${game.title} has no option ${key}; there are: ${known || 'none'}`);
  }
  return { key, values: rangeOf(list) ?? list.split(',').map((value) => valueOf(spec, value)) };
}

function rangeOf(list: string): number[] | null {
  const [, from, to] = /^(-?\d{1,9})\.\.(-?\d{1,9})$/.exec(list) ?? [];
  if (from === undefined) return null;
  const count = Number(to) - Number(from) + 1;
  if (count < 1) throw usage(`--sweep: ${list} must go from the lower to the higher value`);
  if (count > MOST_VARIANTS) throw new Failure(`at most ${MOST_VARIANTS} variants can be compared`);
  return Array.from({ length: count }, (_, i) => Number(from) + i);
}

/** A word where the option takes words; else what JSON makes of it, and the rules of options judge that. */
function valueOf({ kind }: OptionSpec, text: string): unknown {
  if (kind === 'choice') return text;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? text : value;
  } catch {
    return text;
  }
}
