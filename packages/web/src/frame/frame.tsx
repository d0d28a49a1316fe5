import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { accentStyle } from '../look/accent.ts';
import { lazy } from '../look/lazy.tsx';
import { Menu } from '../look/menu.tsx';
import { t } from '../words/catalogue.ts';

const Choices = lazy(async () => (await import('./preference-fields.tsx')).Choices);

interface Props {
  readonly title: string;
  readonly accent?: readonly [light: string, dark: string];
  readonly tools?: ComponentChildren;
  readonly wide?: boolean;
  /** As high as the window, and never higher. */
  readonly fill?: boolean;
  readonly children: ComponentChildren;
}

/** What every page has around it. */
export function Frame({ title, accent, tools, wide, fill, children }: Props) {
  useEffect(() => {
    document.title = title ? `${title} · Waybill` : 'Waybill';
  }, [title]);
  return (
    <div class={fill ? 'page fill' : wide ? 'page wide' : 'page'} style={accent && accentStyle(accent)}>
      <header class="bar">
        <a class="home" href="/" aria-label={t('home')}>
          <span class="wordmark">Waybill</span>
        </a>
        {title && <h1>{title}</h1>}
        <div class="tools">
          {tools}
          <Preferences />
        </div>
      </header>
      <main>{children}</main>
    </div>
  );
}

/** What a person may choose for the whole app, behind one small button. */
function Preferences() {
  return (
    <Menu label={t('preferences')} sign="◐">
      <Choices />
    </Menu>
  );
}
