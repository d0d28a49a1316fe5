import { Writable } from 'node:stream';

/** Keeps what is written to it until it is its turn; from then on it passes everything on. */
export function inTurn(turn, to = process.stdout) {
  let kept = [];
  const tell = () => {
    for (const part of kept) to.write(part);
    kept = null;
  };
  turn.then(tell, tell);
  return new Writable({
    write(part, _encoding, done) {
      if (kept) kept.push(part);
      else to.write(part);
      done();
    },
  });
}
