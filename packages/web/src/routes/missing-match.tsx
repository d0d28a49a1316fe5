import { Frame } from '../frame/frame.tsx';
import { t } from '../words/catalogue.ts';

export type Missing = 'missing.words' | 'missing.busy';

/** A match that can't be played here, and why. */
export function MissingMatch({ why }: { why: Missing }) {
  return (
    <Frame title={t('missing.title')}>
      <p>{t(why)}</p>
    </Frame>
  );
}
