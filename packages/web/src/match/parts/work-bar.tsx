import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/catalogue.ts';
import type { Work } from '../model.ts';

const PATIENCE = 500;

/** Shows that something is under way, once it has taken longer than half a second. */
export function WorkBar({ work: { value: work } }: { work: ReadonlySignal<Work | null> }) {
  const [late, setLate] = useState(false);
  const under = work !== null;
  useEffect(() => {
    setLate(false);
    if (!under) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [under]);
  if (!work || !late) return null;
  return (
    <div class="work" role="status">
      <span>{t(work.words, { name: work.name })}</span>
      <progress max={1} value={work.share} aria-label={t(work.words, { name: work.name })} />
    </div>
  );
}
