/** How long thinking leaves the processors to the page after each touch of the screen or a key. */
const REST = 150;

/** Whoever thinks for this worker rests with it. */
interface Helper {
  postMessage(message: Rest): void;
}

export interface Rest {
  readonly kind: 'rest';
}

export const helpers = new Set<Helper>();

let until = 0;
let rested = 0;

/** Somebody's hand is on the page: a phone has few processors, and the answer to the hand needs them. */
export function rest(): void {
  until = performance.now() + REST;
  for (const helper of helpers) helper.postMessage({ kind: 'rest' });
}

/** Stands still while thinking rests, so that a thought has its whole time. */
export const clock = (): number => performance.now() - rested;

const { port1: back, port2: forth } = new MessageChannel();

/** Lets messages come in. A timer would be held back for some milliseconds each time. */
const turn = () =>
  new Promise((resume) => {
    back.addEventListener('message', resume, { once: true });
    forth.postMessage(null);
  });
back.start();

/** Called between two steps of a thought. */
export async function breathe(): Promise<void> {
  await turn();
  for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
    const from = performance.now();
    await new Promise((resume) => setTimeout(resume, left));
    rested += performance.now() - from;
  }
}
