import { signal } from '@preact/signals';

/** The page is being laid out for paper: whatever is folded or cut short on a screen is shown whole. */
export const printing = signal(false);

globalThis.addEventListener?.('beforeprint', () => (printing.value = true));
globalThis.addEventListener?.('afterprint', () => (printing.value = false));
