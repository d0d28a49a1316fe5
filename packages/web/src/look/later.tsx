import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bringMore } from '../words/catalogue.ts';

/** A part that is fetched with its words when it is first shown, so that nobody waits for what they don't use. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return fetched(async () => (await Promise.all([load(), bringMore()]))[0]);
}

/** What can't be fetched now, without a network or while the server restarts, is asked for again. */
const AGAIN_MS = 1000;

/** The same, for what says nothing but what is there from the start. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, arrived] = useState(false);
    useEffect(() => {
      // It may have come between the drawing and now.
      if (Part) return arrived(true);
      let again: ReturnType<typeof setTimeout> | undefined;
      const bring = () =>
        void load().then(
          (found) => {
            Part = found;
            arrived(true);
          },
          () => (again = setTimeout(bring, AGAIN_MS)),
        );
      bring();
      return () => clearTimeout(again);
    }, []);
    return Part && <Part {...props} />;
  };
}
