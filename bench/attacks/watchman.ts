// Looks at the clock every few milliseconds and tells when it could not.
const EVERY_MS = 2;
const LATE_MS = 5;

const now = () => performance.timeOrigin + performance.now();
let last = now();
setInterval(() => {
  const at = now();
  if (at - last > EVERY_MS + LATE_MS) process.send?.([last, at]);
  last = at;
}, EVERY_MS);
