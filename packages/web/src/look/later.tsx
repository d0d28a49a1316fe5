import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that is fetched when it is first shown, so that nobody waits for what they don't use. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, arrived] = useState(false);
    useEffect(() => {
      if (Part) return;
      void load().then((found) => {
        Part = found;
        arrived(true);
      });
    }, []);
    return Part && <Part {...props} />;
  };
}
