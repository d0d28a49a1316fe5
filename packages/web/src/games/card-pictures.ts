const pictures = import.meta.glob<string>('../../../../games/*/board/card.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The small real board of a game, as SVG: all of them in one, because together they are the smallest. */
export function cardOf(game: string): string {
  return pictures[`../../../../games/${game}/board/card.svg`] ?? '';
}
