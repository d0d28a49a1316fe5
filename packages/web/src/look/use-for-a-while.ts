import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './after-paint.ts';

/** Something that is shown for so many milliseconds, or until the next press: nobody has to wait for it. */
export function useForAWhile<T>(milliseconds: number): readonly [T | null, (next: T | null) => void] {
  const [shown, show] = useState<T | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const hide = () => show(null);
    let later = () => {};
    const skip = () => {
      later = afterPaint(hide);
    };
    const timer = setTimeout(hide, milliseconds);
    addEventListener('pointerdown', skip, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      later();
    };
  }, [shown]);
  return [shown, show];
}
