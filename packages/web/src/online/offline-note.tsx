import { t } from '../words/catalogue.ts';

/** Instead of the tables: why there are none, and that the rest is whole. */
export function OfflineNote() {
  return (
    <p class="box" role="status">
      {t('home.offline')}
    </p>
  );
}
