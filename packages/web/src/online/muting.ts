import { stored } from '../storage/settings.ts';

/** Whom this device doesn't want to hear, by handle: a name anybody can take. */
const muted = stored<readonly string[]>('muted', []);

/** Nobody in particular is heard. */
export function isMuted(who: string | null): boolean {
  return who !== null && muted.value.includes(who);
}

export function toggleMuted(who: string): void {
  const others = muted.value.filter((one) => one !== who);
  muted.value = others.length < muted.value.length ? others : [...others, who];
}
