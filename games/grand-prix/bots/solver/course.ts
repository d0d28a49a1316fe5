import type { Season, State } from '../../rules/index.ts';
import { type Post, settleLayers, spacesAt } from './layers.ts';
import { endingOf, type Outlook } from './outlook.ts';
import { Purses } from './purses.ts';
import { type Layer, Race } from './race.ts';
import { isChoosingGear, isRolling, sort } from './row.ts';
import { oneThread } from './threads.ts';
import type { Gear } from './turn.ts';

/** One circuit from one state on: the worths of everything that can follow from there, until the circuit's end. */
export class Course {
  private readonly post: Post;
  private readonly race: Race;
  private readonly layers: readonly Layer[];
  private readonly purses: Purses;
  /** The turn that was asked about last, of purses up to `last`. */
  private settled: {
    readonly gear: Gear;
    readonly space: number;
    readonly left: number;
    readonly last: number;
  } | null = null;

  constructor(
    readonly season: Season,
    readonly from: State,
    next: Outlook | undefined,
  ) {
    const { circuit, space, time, gear, free, bank, damage } = from;
    this.post = { space, time: gear === 0 ? time : time + 1 };
    this.purses = new Purses({ free, bank, damage }, season.cost);
    this.race = new Race(season, season.circuits[circuit], this.purses, endingOf(this.purses, next));
    this.layers = Array.from({ length: this.post.time }, (_, left) => this.layer(left));
  }

  /** How many states there are to settle. */
  get states(): number {
    return this.layers.reduce((sum, { values }) => sum + values.length, 0);
  }

  *settle(): Generator<number, void> {
    const all = this.states;
    let done = 0;
    for (const _ of settleLayers(this.race, this.post, this.layers, oneThread())) {
      done += this.race.rowsPerSpace;
      yield done / all;
    }
  }

  /** Can this state follow from where the course was looked at? */
  covers(s: State): boolean {
    const { from, post } = this;
    if (s.circuit !== from.circuit || s.time >= post.time + (s.gear === 0 ? 1 : 0)) return false;
    const drives = post.time - s.time - (isChoosingGear(s) ? 0 : 1);
    return (
      s.space >= post.space &&
      s.space <= post.space + drives * this.season.dice &&
      s.damage <= from.damage &&
      s.bank <= from.bank &&
      s.free.every((uses, i) => uses <= from.free[i])
    );
  }

  /** The sum of places to expect from here on; not asked on the start flag. */
  worth(s: State): number {
    const purse = this.purses.at(s.free, s.bank, s.damage);
    if (isChoosingGear(s)) return this.beforeGear(s, purse);
    const gear = this.inGear(s, purse);
    const { keeps, fresh } = s.include ? gear.included : gear.plain;
    const kept = sort(s);
    if (isRolling(s) && kept.every((dice) => dice === 0)) return fresh[purse];
    return this.race.turn.keeps(gear, s.include, purse)[keeps.find(kept)];
  }

  private beforeGear({ space, time, gear }: State, purse: number): number {
    const { values, first } = this.layers[time];
    return values[((space - first) * this.season.gears + gear - 1) * this.purses.size + purse];
  }

  private inGear({ gear, space, time: left }: State, purse: number): Gear {
    const { settled } = this;
    const isSettled = settled?.gear.gear === gear && settled.space === space && settled.left === left;
    if (isSettled && purse <= settled.last) return settled.gear;
    this.settled = { gear: this.race.inGear(gear, space, left, this.layers[left], purse), space, left, last: purse };
    return this.settled.gear;
  }

  private layer(left: number): Layer {
    const spaces = left === 0 ? 0 : spacesAt(this.race, this.post, left);
    return { values: new Float64Array(spaces * this.race.rowsPerSpace), first: this.post.space };
  }
}
