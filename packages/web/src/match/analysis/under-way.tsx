import { t } from '../../words/catalogue.ts';

interface Props {
  readonly words: string;
  /** Null where nobody can say. */
  readonly share: number | null;
  readonly onStop: () => void;
}

/** Work that takes a while: how far it is, and a way to stop it. */
export function UnderWay({ words, share, onStop }: Props) {
  return (
    <div class="work" role="status">
      <span>{words}</span>
      <progress max={1} value={share ?? undefined} aria-label={words} />
      <button type="button" onClick={onStop}>
        {t('analysis.stop')}
      </button>
    </div>
  );
}
