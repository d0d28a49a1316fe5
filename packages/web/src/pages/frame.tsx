import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { accentStyle } from '../look/accent.ts';
import { Preferences } from '../look/preferences.tsx';
import { t } from '../words/catalogue.ts';

interface Props {
  readonly title: string;
  readonly accent?: readonly [light: string, dark: string];
  readonly tools?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** What every page has around it. */
export function Frame({ title, accent, tools, wide, children }: Props) {
  useEffect(() => {
    document.title = title ? `${title} · Waybill` : 'Waybill';
  }, [title]);
  return (
    <div class={wide ? 'page wide' : 'page'} style={accent && accentStyle(accent)}>
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
