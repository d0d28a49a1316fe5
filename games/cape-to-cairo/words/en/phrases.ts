import type { Fact } from '@waybill/kernel';

const GOODS: { readonly [code: string]: string } = {
  H: 'gold',
  D: 'diamonds',
  C: 'oil',
  S: 'coal',
  n: 'a finished Null',
  a: 'a finished Ace',
  '2': 'a finished Two',
  '3': 'a finished Three',
  '4': 'a finished Four',
  '5': 'a finished Five',
};

const PLACES = ['first', 'second', 'third', 'fourth'];

export function good(code: Fact | undefined): string {
  return GOODS[String(code)] ?? String(code);
}

/** `2 × gold`, `3 × finished Five`. */
export function goodsOf(code: Fact | undefined, count: Fact | undefined): string {
  return count === 1 ? good(code) : `${String(count)} × ${good(code).replace('a finished', 'finished')}`;
}

/** Sorted codes, equal ones counted together. */
export function goodsIn(codes: Fact | undefined): string {
  const all = list(codes);
  return and([...new Set(all)].map((code) => goodsOf(code, all.filter((other) => other === code).length)));
}

export function place(number: Fact | undefined): string {
  return PLACES[Number(number) - 1] ?? String(number);
}

export function list(fact: Fact | undefined): readonly (string | number)[] {
  return Array.isArray(fact) ? (fact as readonly (string | number)[]) : [];
}

export function and(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
