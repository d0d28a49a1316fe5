/** Takes something for this page alone, so that two tabs never write it against each other; null when another has it. */
export function takeLock(what: 'match' | 'sheet', id: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`waybill ${what} ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
