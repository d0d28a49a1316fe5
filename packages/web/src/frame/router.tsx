import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../look/lazy.tsx';

/** The page's address; a browser's own buttons and every link of ours change it. */
const address = signal(new URL(location.href));

export function route(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address.value = new URL(location.href);
}

addEventListener('popstate', () => (address.value = new URL(location.href)));

addEventListener('click', (click) => {
  const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]');
  const plain = !(
    click.defaultPrevented ||
    click.button ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  );
  if (!link || !plain || link.origin !== location.origin || (link.target && link.target !== '_self') || link.download)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  click.preventDefault();
  route(link.href);
});

type Page = ComponentType<never>;
/** A pattern such as `/match/:id`, and the page that is shown there with its parts as properties. */
export type Routes = readonly (readonly [pattern: string, page: Page])[];

/** Fetched when somebody goes there. */
export function page<P extends object>(load: () => Promise<ComponentType<P>>): Page {
  return lazy(load) as Page;
}

export function Router({ routes, lost: Lost }: { routes: Routes; lost: ComponentType }) {
  const { pathname, searchParams } = address.value;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname]);
  for (const [pattern, Part] of routes) {
    const params = paramsOf(pattern, pathname);
    const Shown = Part as ComponentType<{ query: object }>;
    if (params) return <Shown key={pattern} {...params} query={Object.fromEntries(searchParams)} />;
  }
  return <Lost />;
}

function paramsOf(pattern: string, path: string): { readonly [name: string]: string } | null {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean));
  const fits = wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i]);
  if (!fits) return null;
  return Object.fromEntries(
    wanted.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[i])]] : [])),
  );
}
