import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { bringMore } from '../words/catalogue.ts';

/** A part that comes when it is first shown, or before that if it is loaded. */
export type Lazy<P> = FunctionComponent<P> & { readonly load: () => Promise<void> };

/** A part that is fetched with its words when it is first shown, so that nobody waits for what they don't use. */
export function lazy<P extends object>(fetchPart: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazyPart(async () => (await Promise.all([fetchPart(), bringMore()]))[0]);
}

/** What can't be fetched now, without a network or while the server restarts, is asked for again. */
const AGAIN_MS = 1000;

/** The same, for what says nothing but what is there from the start. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): Lazy<P> {
  let Part: ComponentType<P> | null = null;
  const load = async () => {
    Part ??= await fetchPart();
  };
  function Lazy(props: P) {
    const [, arrived] = useState(false);
    useLayoutEffect(() => {
      if (Part) return;
      let again: ReturnType<typeof setTimeout> | undefined;
      const ask = () =>
        void load().then(
          () => arrived(true),
          () => (again = setTimeout(ask, AGAIN_MS)),
        );
      ask();
      return () => clearTimeout(again);
    }, []);
    return Part && <Part {...props} />;
  }
  return Object.assign(Lazy, { load });
}
