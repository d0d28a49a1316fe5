import { useEffect } from 'preact/hooks';

/** Goes to the field that is asked for, or to the nearest part of the page that holds it. */
export function useShown(shown: { readonly field: string } | null): void {
  useEffect(() => {
    if (!shown) return;
    // The editor first brings the field onto the page.
    const timer = setTimeout(() => {
      const element = elementFor(shown.field);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [shown]);
}

function elementFor(field: string): HTMLElement | null {
  for (let at = field; at !== ''; at = at.replace(/(?:\.\w+|\[\d+\]|^\w+)$/, '')) {
    const found = document.querySelector<HTMLElement>(`[data-field="${at}"]`);
    if (found) return found;
  }
  return null;
}
