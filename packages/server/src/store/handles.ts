/**
 * A handle is one person's alone and never changes: 3 to 20 of a–z, 0–9 and -, beginning with a letter. Letters of other alphabets
 * and characters that can't be seen have no place in it.
 */
export const HANDLE = /^[a-z](?:[a-z0-9]|-(?!-|$)){2,19}$/;

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Two handles that look alike have the same skeleton; there is only one of each. */
export function skeletonOf(handle: string): string {
  return ALIKE.reduce((text, [what, like]) => text.replaceAll(what, like), handle);
}

/** What a name suggests as a handle; `guest` where it has no letters for one. */
export function handleFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
  const short = plain.slice(0, 14).replace(/-+$/, '');
  return HANDLE.test(short) ? short : 'guest';
}

/** The suggestion itself, then with numbers behind it that nobody can guess to be taken. */
export function* handlesFor(name: string, random: () => number): Generator<string, never> {
  const base = handleFrom(name);
  if (base !== 'guest') yield base;
  for (;;) yield `${base}-${String(Math.floor(random() * 9e4) + 1e4)}`;
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** A name that mixes alphabets whose letters look alike: Latin with a Cyrillic а in it. */
export const mixesAlphabets = (name: string): boolean => SCRIPTS.filter((script) => script.test(name)).length > 1;
