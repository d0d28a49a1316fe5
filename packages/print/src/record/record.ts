import {
  logOf,
  type Match,
  type Play,
  type Proof,
  type Result,
  resultWords,
  speak,
  verify,
  type Words,
} from '@waybill/kernel';
import { type Area, above, columns } from '../area.ts';
import type { Page } from '../page.ts';
import { bodyOf, framed } from '../parts/frame.ts';
import { field } from '../parts/label.ts';
import type { Pen } from '../pen.ts';
import type { Drawing, Job, Scene } from '../prints.ts';
import type { Say } from '../say.ts';
import { type Block, drawFlow, flow } from '../text/flow.ts';
import { fittingSize, widthOf } from '../text/measure.ts';
import { wrap } from '../text/wrap.ts';
import { drawInk, inkSize } from './board.ts';

export const TITLE = 'Record of a match';
const NUMBERED = 'The first event is number 1. waybill replay FILE --at 12 shows the board after number 12.';
const STYLE = { columns: 2, gap: 7, size: 8 };
const GAP = 3;
const ENDED = 21;
/** Kept free of words for the stamp. */
const STAMPED = 42;
const COMMIT = 12;

const OPTIONS_SIZE = 8.5;
/** What a field takes beside its lines. */
const FRAME = 6.2;

/** Of seats and options beside each other: neither is cut. */
function peopleHeight(play: Play, width: number, words: Words, say: Say): number {
  const [, { w }] = columns({ x: 0, y: 0, w: width, h: 0 }, 2, GAP);
  const inner = w - 3.2;
  const options = wrapped(optionLines(play, words, say), OPTIONS_SIZE, inner).length * leadingOf(OPTIONS_SIZE);
  return Math.max(11 + 6 * Math.max(2, play.setup.seats.length), FRAME + options + 1);
}

/** A board is never higher than this: the cover has to hold more. */
const HIGHEST = 128;

/** What the game draws; null where only a board of characters is there. */
export interface Drawn {
  readonly board: Drawing | null;
  readonly scene: Scene | null;
}

function boardHeight(play: Play, board: Drawing | null, width: number, words: Words): number {
  if (board) return Math.min(HIGHEST, board.ratio * width);
  return inkSize(play.game.draw(play.state, 'watcher', words), width).height;
}

function coverHeight(
  job: Job,
  play: Play,
  { dealer }: Match,
  { w }: Area,
  board: Drawing | null,
  words: Words,
): number {
  const people = peopleHeight(play, w, words, job.say) + GAP + ENDED + GAP;
  return people + (dealer ? COMMIT + GAP : 0) + boardHeight(play, board, w - 4, words) + 9;
}

/** First what was played, how it ended and the last position; then every event in its order, and the game's scene. */
export function recordPages(job: Job, play: Play, match: Match, { board, scene }: Drawn, words: Words): Page[] {
  const entries = logOf(play, 'watcher', play.events.length, words).map(
    (told): Block => ({ kind: 'entry', mark: `${told.index + 1}`, text: escapeStars(told.words) }),
  );
  const note: Block = { kind: 'text', text: job.say(NUMBERED) };
  const body = bodyOf(job);
  const covered = coverHeight(job, play, match, body, board, words) + GAP;
  const lower = { ...body, y: body.y + covered, h: Math.max(0, body.h - covered) };
  const widestMark = widthOf(`${entries.length}`, STYLE.size) + 3;
  const log = flow([note, ...entries], body, STYLE, { widestMark, first: lower.h });
  const pages = log.pages.length + (scene ? 1 : 0);
  const told = log.pages.map((_, i) =>
    framed(
      job,
      TITLE,
      (pen) => {
        if (i === 0) cover(pen, job, { ...body, h: covered - GAP }, play, match, board, words);
        drawFlow(pen, job.inks, log, i, i === 0 ? lower : body);
      },
      { page: i + 1, pages },
    ),
  );
  if (!scene) return told;
  return [...told, framed(job, TITLE, (pen, area) => scene(pen, job, area), { page: pages, pages })];
}

/** In names and sentences a star is a star. */
const escapeStars = (text: string) => text.replaceAll('*', '∗');

function cover(pen: Pen, job: Job, body: Area, play: Play, match: Match, drawing: Drawing | null, words: Words): void {
  const { inks, say } = job;
  const { game, setup, state } = play;
  const result = game.result(state);
  const [people, rest] = above(body, peopleHeight(play, body.w, words, say), GAP);
  const [seats, options] = columns(people, 2, GAP);
  const names = field(pen, inks, seats, say(setup.seats.length === 1 ? 'Player' : 'Seats'));
  const scores = result?.scores ?? game.score(state);
  setup.seats.forEach((name, seat) => {
    const y = names.y + 4 + seat * 6;
    const won = result?.winners.includes(seat) ?? false;
    const size = fittingSize(name, 11, names.w - 22, 'bold');
    pen.text(names.x, y, name, { size, font: won ? 'bold' : 'plain' });
    pen.text(names.x + names.w, y, String(scores[seat]).replace('-', '−'), {
      size: 11,
      font: won ? 'bold' : 'plain',
      anchor: 'end',
    });
  });
  const chosen = field(pen, inks, options, say('Options'));
  lines(pen, chosen, optionLines(play, words, say), OPTIONS_SIZE);
  const [ended, below] = above(rest, ENDED, GAP);
  const [end, dice] = columns(ended, 2, GAP);
  const events = play.events.length;
  const box = field(pen, inks, end, say('Result'), { heavy: true, tinted: true });
  lines(
    pen,
    box,
    [result ? resultWords(play, result, words) : say('Not over: {events} events so far.', { events })],
    10,
  );
  const proof = field(pen, inks, dice, say('Proof of the dice'));
  lines(pen, { ...proof, w: proof.w - (result ? STAMPED : 0) }, proofLines(play, match, say), 7);
  const [commit, board] = above(below, match.dealer ? COMMIT : 0, match.dealer ? GAP : 0);
  if (match.dealer) {
    const inner = field(pen, inks, commit, say('The dealer’s commitment, SHA-256 of the seed'));
    pen.text(inner.x, inner.y + 3, match.dealer.commit, { size: 7.5, font: 'mono' });
  }
  const last = field(pen, inks, board, say(result ? 'The board at the end' : 'The board now'));
  if (drawing) drawing.draw(pen, job, last);
  else drawInk(pen, inks, game.draw(state, 'watcher', words), { ...last, y: last.y + 1 });
  if (result) stamp(pen, inks.warning, say(stampOf(play, result)), dice.x + dice.w - 26, dice.y + dice.h - 5);
}

const leadingOf = (size: number) => size * 0.44;

const wrapped = (texts: readonly string[], size: number, width: number) =>
  texts.flatMap((text) => wrap(escapeStars(text), size, width));

function lines(pen: Pen, area: Area, texts: readonly string[], size: number): void {
  const leading = leadingOf(size);
  wrapped(texts, size, area.w)
    .slice(0, Math.max(1, Math.floor(area.h / leading)))
    .forEach((line, i) => {
      for (const run of line) pen.text(area.x + run.x, area.y + leading * (i + 0.8), run.text, { size });
    });
}

function optionLines({ game, setup }: Play, words: Words, say: Say): string[] {
  if (game.options.length === 0) return [say('This game has none.')];
  return game.options.map(({ key }) => {
    const value = setup.options[key];
    const of = `option.${key}.${value}`;
    const plain = typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value);
    const chosen = of in words ? speak(words, { key: of, facts: {} }) : plain;
    return `${speak(words, { key: `option.${key}`, facts: {} })}: ${chosen}`;
  });
}

function proofLines({ game, setup }: Play, match: Match, say: Say): string[] {
  const { proven, byHand, fault }: Proof = verify(game, setup, match);
  const seed = match.dealer?.seed ?? '';
  const hand = byHand > 0 ? [say('{byHand} rolled by hand, which nobody can prove.', { byHand })] : [];
  if (!fault) return [say('All {proven} outcomes of chance follow from the seed {seed}.', { proven, seed }), ...hand];
  switch (fault.kind) {
    case 'no-dealer':
      return [say('Rolled by hand, or by a dealer who kept no record: there is nothing to prove.')];
    case 'no-seed':
      return [say('The seed is not revealed yet.')];
    case 'commit':
      return [say('The seed that was revealed is not the one committed to.')];
    default:
      return [say('Event {event} is not what the seed {seed} gives.', { event: fault.index + 1, seed })];
  }
}

function stampOf({ setup }: Play, { winners }: Result): string {
  return setup.seats.length > 1 ? 'CLOSED' : winners.length > 0 ? 'DELIVERED' : 'CLOSED';
}

/** A rubber stamp, a little askew. */
function stamp(pen: Pen, colour: string, text: string, x: number, y: number): void {
  const wide = widthOf(text, 16, 'bold');
  pen.group(
    x,
    y,
    (inner) => {
      inner.rect(-wide / 2 - 3, -6, wide + 6, 10.5, { stroke: colour, width: 0.8, round: 1.5 });
      inner.text(0, 1.4, text, { size: 16, font: 'bold', anchor: 'middle', fill: colour });
    },
    { turn: -9 },
  );
}
