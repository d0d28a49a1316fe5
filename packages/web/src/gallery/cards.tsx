import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';

const cards = import.meta.glob<ComponentType>('../../../../games/*/board/card.tsx', { import: 'Card' });

/** The small boards of the home page, drawn with the real pieces: `scripts/cards.mjs` makes pictures of them. */
export function Cards() {
  const [drawn, setDrawn] = useState<readonly (readonly [string, ComponentType])[]>([]);
  useEffect(() => {
    const all = Object.entries(cards).map(async ([path, load]) => [gameOf(path), await load()] as const);
    void Promise.all(all).then(setDrawn);
  }, []);
  return (
    <Frame title="Cards">
      {drawn.map(([game, Card]) => (
        <div key={game} data-card={game}>
          <Card />
        </div>
      ))}
    </Frame>
  );
}

const gameOf = (path: string) => path.split('/').at(-3) ?? '';
