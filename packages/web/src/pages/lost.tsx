import { t } from '../words/catalogue.ts';
import { Frame } from './frame.tsx';

export function Lost() {
  return (
    <Frame title={t('missing.title')}>
      <p>{t('missing.page')}</p>
    </Frame>
  );
}
