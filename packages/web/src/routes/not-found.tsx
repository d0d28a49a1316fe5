import { Frame } from '../frame/frame.tsx';
import { t } from '../words/catalogue.ts';

export function NotFound() {
  return (
    <Frame title={t('missing.title')}>
      <p>{t('missing.page')}</p>
    </Frame>
  );
}
