import { t } from '../words/catalogue.ts';
import { later } from './later.tsx';
import { Menu } from './menu.tsx';

const Choices = later(async () => (await import('./choices.tsx')).Choices);

/** What a person may choose for the whole app, behind one small button. */
export function Preferences() {
  return (
    <Menu label={t('preferences')} sign="◐">
      <Choices />
    </Menu>
  );
}
