import { type ComponentChildren, createContext, render } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the table wants the choices of a board: beside it, or below it on a phone. */
export const ChoicesPlace = createContext<{ readonly current: HTMLElement | null } | null>(null);

/** The controls of a board that are not drawn on it. They stand where the table has a place for them, else where they are. */
export function Choices({ children }: { children: ComponentChildren }) {
  const place = useContext(ChoicesPlace);
  const root = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    root.current = place?.current ?? null;
    if (root.current) render(<>{children}</>, root.current);
  });
  useLayoutEffect(() => () => void (root.current && render(null, root.current)), []);
  return place ? null : <>{children}</>;
}
