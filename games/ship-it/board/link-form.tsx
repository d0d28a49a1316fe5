import { oneOf } from '@waybill/web/look/pieces/piecepack-forms/shuffle.ts';
import { useState } from 'preact/hooks';
import type { FormProps } from './chance-form.tsx';
import { t as say } from './form-words.ts';
import { DominoGlyph } from './pieces.tsx';
import { t } from './words.ts';

type Pips = readonly [number, number];

const ALL: readonly Pips[] = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (_none, i): Pips => [low, low + i]),
).flat();

/** The domino that was turned over, of those still in the pool. */
export function LinkForm({ moment: { view }, onRoll }: FormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const gone = new Set([...view.links, ...view.dominoes.map(({ domino }) => domino)].map(String));
  const pool = ALL.filter((pips) => !gone.has(String(pips)));
  return (
    <form
      class="si-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        const domino = pool.find((pips) => String(pips) === chosen);
        if (domino) void onRoll({ by: 'chance', type: 'link', domino });
      }}
    >
      <p>{say('form.domino')}</p>
      <div class="si-pool">
        {pool.map((pips) => (
          <button
            key={String(pips)}
            type="button"
            class="si-link"
            aria-pressed={chosen === String(pips)}
            aria-label={t('build.choose', { domino: pips.join('-') })}
            onClick={() => setChosen(String(pips))}
          >
            <svg viewBox="-25 -13 50 26" width={58} height={30} aria-hidden="true">
              <DominoGlyph halves={pips} />
            </svg>
          </button>
        ))}
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={chosen === null}>
          {say('form.enter')}
        </button>
        <button type="button" onClick={() => setChosen(String(oneOf(pool)))}>
          {say('form.draw')}
        </button>
      </div>
    </form>
  );
}
