import { setImmediate } from 'node:timers/promises';
import { LEVELS, type Level, think } from '@waybill/bots';
import { findGame, games, loadKnowledge } from '@waybill/games';
import {
  check,
  Dealer,
  type Event,
  explain,
  type Flaw,
  type Game,
  isFlaw,
  isRecord,
  legalEvents,
  type Play,
  type Refusal,
  readSetup,
  replay,
  type Seat,
  Sfc32,
  type View,
} from '@waybill/kernel';
import { searchingLevels, whoSearches } from '../searching.ts';
import { freshSeed, usualName } from '../setup.ts';
import { type Answer, type Id, PROTOCOL, type RequestName, requestSchemas, type Trouble } from './protocol.ts';

/** So long it thinks before it listens again. */
const SLICE_MS = 20;
/** Between two lines that say how far it is. */
const PROGRESS_MS = 250;
/** Of a time limit, the share that thought may take: the rest is for the way. */
const SHARE = 0.8;

interface Request {
  readonly id?: Id;
  readonly [field: string]: unknown;
}

interface Going {
  enough: boolean;
  readonly done: Promise<void>;
}

interface GoRequest {
  readonly level?: Level;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly seed?: string;
  readonly seat?: Seat;
  readonly view?: View;
  readonly limit?: number;
}

/** Ends a request with an error line; nothing has changed. */
class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.words);
  }
}

const refused = (words: string) => new Refused({ words });

/** One conversation with `waybill engine`: a match, and somebody who thinks about it. */
export class EngineSession {
  private match: Play | null = null;
  private going: Going | null = null;
  private left = false;

  constructor(
    private readonly say: (answer: Answer) => void,
    /** For whoever does not ask for one. */
    private readonly level: Level,
    private readonly version: string,
  ) {}

  /** Answers one line; false if it was the last. Null is a line that was too long. */
  hear(line: string | null): boolean {
    let request: Request = {};
    try {
      request = readLine(line);
      const name = nameOf(request);
      checkRequest(name, request);
      if (name === 'go') this.go(request);
      else this.tell(request, { answer: name, ...this.verbs[name](request) });
      this.left = name === 'quit';
      return !this.left;
    } catch (error) {
      this.tell(request, { error: troubleOf(error) });
      return true;
    }
  }

  /** When nothing more will be asked: what is being thought about is thought to its end. */
  async finish(): Promise<void> {
    await this.going?.done;
  }

  private tell({ id }: Request, answer: Answer): void {
    if (!this.left) this.say(id === undefined ? answer : { id, ...answer });
  }

  private readonly verbs: Readonly<Record<Exclude<RequestName, 'go'>, (request: Request) => object>> = {
    hello: () => ({
      name: 'Waybill',
      version: this.version,
      protocol: PROTOCOL,
      games: games.map(({ id, title, seats, best }) => ({ id, title, seats, best })),
      levels: LEVELS,
    }),
    setup: (request) => this.setup(request),
    show: ({ seat }) => this.show(seat as Seat | undefined),
    play: ({ event }) => {
      const play = this.still();
      accept(play, event);
      return whoIsNext(play);
    },
    deal: (request) => this.deal(request),
    stop: () => this.stop(),
    quit: () => this.stop(),
  };

  private setup(request: Request): object {
    this.idle();
    const { game: id, options = {}, seats, sheet, events = [] } = request;
    const game = findGame(String(id));
    if (!game) throw refused(`there is no game ${String(id)}; there are: ${games.map((one) => one.id).join(', ')}`);
    const names = (seats as string[] | undefined) ?? Array.from({ length: game.seats.min }, (_, i) => usualName(i));
    const head = { game: game.id, options: options as Record<string, unknown>, seats: names, sheet };
    const setup = readSetup(game, head);
    if (isFlaw(setup)) throw refused(flawWords(setup));
    const { play, refused: at } = replay(game, setup, { ...head, waybill: 1, events: events as Event[] });
    if (at) throw new Refused(refusalOf(play, at.refusal, `event ${at.index}: `));
    this.match = play;
    return whoIsNext(play);
  }

  private show(seat: Seat | undefined): object {
    const play = this.set();
    const { game, state } = play;
    const next = game.next(state);
    const mine = seat === undefined || seat === next;
    return {
      ...whoIsNext(play),
      ...(seat === undefined ? { state: game.state(state) } : { view: game.view(state, seatOf(play, seat)) }),
      // A legal move can tell what only its seat may know.
      moves: mine ? legalEvents(play.game, play.state) : [],
      score: game.score(state),
      result: game.result(state),
    };
  }

  private deal({ seed, event }: Request): object {
    const play = this.still();
    if (seed !== undefined && event !== undefined) throw refused('deal takes a seed or an event, not both');
    if (play.game.next(play.state) !== 'chance') throw refused('chance is not to act now');
    const from = play.events.length;
    if (event === undefined) play.deal(new Dealer((seed as string | undefined) ?? freshSeed()));
    else if (isRecord(event) && event.by !== 'chance') throw refused('event.by: must be "chance"');
    else accept(play, event);
    return { events: play.events.slice(from), ...whoIsNext(play) };
  }

  private stop(): object {
    if (this.going) this.going.enough = true;
    return {};
  }

  private go(request: Request & GoRequest): void {
    const play = this.still();
    const { game } = play;
    const { state, seat } = request.view === undefined ? actingIn(play, request.seat) : imagined(play, request);
    const going: { enough: boolean } = { enough: false };
    const done = this.thinkAbout(game, state, seat, request, going)
      .catch((error: unknown) => this.tell(request, { error: troubleOf(error) }))
      .finally(() => {
        this.going = null;
      });
    this.going = Object.assign(going, { done });
  }

  private async thinkAbout(
    game: Game,
    state: unknown,
    seat: Seat,
    request: Request & GoRequest,
    going: { enough: boolean },
  ): Promise<void> {
    const { level = this.level, iterations, milliseconds, limit, seed = freshSeed() } = request;
    const start = performance.now();
    // Without a clock the seed decides everything.
    const timed = milliseconds !== undefined || limit !== undefined;
    const knowledge = await loadKnowledge(game);
    if ((iterations ?? milliseconds) !== undefined && !searchingLevels(knowledge).includes(level)) {
      const takers = whoSearches(game, searchingLevels(knowledge));
      throw refused(`level: ${level} takes no iterations or milliseconds; ${takers}`);
    }
    const thinking = think(game, state, seat, knowledge, {
      level,
      iterations,
      milliseconds,
      seed,
      ...(timed && { now: () => performance.now() }),
    });
    for (let listened = start, told = start; ; ) {
      const step = thinking.next(going.enough || performance.now() - start > (limit ?? Infinity) * SHARE);
      if (step.done) {
        const { options, unit, iterations: used } = step.value;
        const listed = options.map(({ event, value, visits }) => ({ event, value, visits }));
        this.tell(request, { answer: 'go', event: options[0].event, options: listed, unit, iterations: used });
        return;
      }
      const now = performance.now();
      if (now - told > PROGRESS_MS) {
        this.tell(request, { progress: Math.min(1, step.value) });
        told = now;
      }
      if (now - listened > SLICE_MS) {
        await setImmediate();
        listened = performance.now();
      }
    }
  }

  private idle(): void {
    if (this.going) throw refused('it is thinking: wait for the answer, or send stop');
  }

  private set(): Play {
    if (!this.match) throw refused('there is no match: send setup first');
    return this.match;
  }

  /** The match, which nobody is thinking about. */
  private still(): Play {
    this.idle();
    return this.set();
  }
}

function readLine(line: string | null): Request {
  if (line === null) throw refused('the line is too long');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw refused('the line is not JSON');
  }
  if (!isRecord(value)) throw refused('the line must be a JSON object');
  return value;
}

function nameOf({ do: name }: Request): RequestName {
  if (typeof name === 'string' && Object.hasOwn(requestSchemas, name)) return name as RequestName;
  throw refused(`do: must be one of ${Object.keys(requestSchemas).join(', ')}`);
}

function checkRequest(name: RequestName, request: Request): void {
  const flaw = check(requestSchemas[name], request, '');
  if (flaw) throw refused(flawWords(flaw));
}

const flawWords = ({ field, words }: Flaw) => (field === '' ? words : `${field}: ${words}`);

function troubleOf(error: unknown): Trouble {
  return error instanceof Refused
    ? error.trouble
    : { words: `internal error: ${error instanceof Error ? error.message : String(error)}` };
}

const refusalOf = ({ game, setup }: Play, refusal: Refusal, before = ''): Trouble => ({
  clause: refusal.clause,
  words: `${before}${explain(game, refusal, setup.seats)}`,
});

function accept(play: Play, event: unknown): void {
  const refusal = play.accept(event);
  if (refusal) throw new Refused(refusalOf(play, refusal));
}

const whoIsNext = ({ game, state, events }: Play) => ({ next: game.next(state), length: events.length });

function seatOf({ setup }: Play, seat: Seat): Seat {
  if (seat >= setup.seats.length) throw refused(`seat: there is no seat ${seat}`);
  return seat;
}

function actingIn({ game, state }: Play, asked: Seat | undefined): { state: unknown; seat: Seat } {
  const next = game.next(state);
  if (typeof next !== 'number') throw refused(next === 'over' ? 'the match is over' : 'chance is to act: send deal');
  if (asked !== undefined && asked !== next) throw refused(`seat: seat ${next} is to act`);
  return { state, seat: next };
}

/** A state that shows what the seat sees, for a host that keeps the rest to itself. */
function imagined(play: Play, { seat, view }: GoRequest): { state: unknown; seat: Seat } {
  if (seat === undefined) throw refused('seat: is missing: whose view is it?');
  seatOf(play, seat);
  let state: unknown;
  try {
    state = play.game.imagine(play.setup, view!, seat, new Sfc32(freshSeed()));
  } catch {
    throw refused('view: is not what a seat of this match can see');
  }
  if (play.game.next(state) !== seat) throw refused(`view: seat ${seat} is not to act in it`);
  return { state, seat };
}
