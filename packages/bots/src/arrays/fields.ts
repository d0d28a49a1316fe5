import type { Seat } from '@waybill/kernel';

/** A named part of an observation: `size` numbers, from what a seat sees. */
export interface Field<V = never> {
  readonly name: string;
  /** What the numbers are, for whoever reads them. */
  readonly about: string;
  readonly size: number;
  /** The numbers are 0 before it writes. */
  write(view: V, seat: Seat, to: Float32Array, at: number): void;
}

/** One number; −1 stands for none. */
export function number<V>(
  name: string,
  about: string,
  of: (view: V, seat: Seat) => number | boolean | null | undefined,
): Field<V> {
  return {
    name,
    about,
    size: 1,
    write(view, seat, to, at) {
      const value = of(view, seat);
      to[at] = value === null || value === undefined ? -1 : Number(value);
    },
  };
}

/** A list of numbers, as many as there are, up to `size`; −1 stands for none. */
export function numbers<V>(
  name: string,
  about: string,
  size: number,
  of: (view: V, seat: Seat) => ArrayLike<number | null>,
): Field<V> {
  return {
    name,
    about,
    size,
    write(view, seat, to, at) {
      const values = of(view, seat);
      const count = Math.min(size, values.length);
      for (let i = 0; i < count; i++) to[at + i] = values[i] ?? -1;
    },
  };
}

/** One of several: a 1 in its place, and 0 in the others. */
export function oneOf<V>(
  name: string,
  about: string,
  words: readonly string[],
  of: (view: V, seat: Seat) => string,
): Field<V> {
  return {
    name,
    about: `${about}: ${words.join(', ')}`,
    size: words.length,
    write(view, seat, to, at) {
      const place = words.indexOf(of(view, seat));
      if (place >= 0) to[at + place] = 1;
    },
  };
}

/** How often each of these is in a list. */
export function counts<V>(
  name: string,
  about: string,
  words: readonly string[],
  of: (view: V, seat: Seat) => readonly string[],
): Field<V> {
  return {
    name,
    about: `${about}: ${words.join(', ')}`,
    size: words.length,
    write(view, seat, to, at) {
      for (const word of of(view, seat)) {
        const place = words.indexOf(word);
        if (place >= 0) to[at + place]++;
      }
    },
  };
}

/** Several of the same kind, one after the other. */
export function each<V>(
  name: string,
  about: string,
  times: number,
  size: number,
  write: (view: V, seat: Seat, item: number, to: Float32Array, at: number) => void,
): Field<V> {
  return {
    name,
    about,
    size: times * size,
    write(view, seat, to, at) {
      for (let item = 0; item < times; item++) write(view, seat, item, to, at + item * size);
    },
  };
}
