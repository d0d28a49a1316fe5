import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { bringMore } from '../words/catalogue.ts';

/** A part that comes when it is first shown, or before that if it is brought. */
export type Later<P> = FunctionComponent<P> & { readonly bring: () => Promise<void> };

/** A part that is fetched with its words when it is first shown, so that nobody waits for what they don't use. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  return fetched(async () => (await Promise.all([load(), bringMore()]))[0]);
}

/** What can't be fetched now, without a network or while the server restarts, is asked for again. */
const AGAIN_MS = 1000;

/** The same, for what says nothing but what is there from the start. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let Part: ComponentType<P> | null = null;
  const bring = async () => {
    Part ??= await load();
  };
  function Later(props: P) {
    const [, arrived] = useState(false);
    useLayoutEffect(() => {
      if (Part) return;
      let again: ReturnType<typeof setTimeout> | undefined;
      const ask = () =>
        void bring().then(
          () => arrived(true),
          () => (again = setTimeout(ask, AGAIN_MS)),
        );
      ask();
      return () => clearTimeout(again);
    }, []);
    return Part && <Part {...props} />;
  }
  return Object.assign(Later, { bring });
}
