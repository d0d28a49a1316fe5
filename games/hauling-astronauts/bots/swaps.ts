import { NONE, PORTS } from '../rules/index.ts';
import { BEST, HOPED, type Strips } from './strips.ts';

/** What a side may come to if its transports swap ports as it likes, in mean earnings of the sheet. */
export class Swaps {
  hoped = 0;
  best = 0;
  /** By the strips that are full as it is. */
  sure = 0;
  private readonly docked = new Int32Array(PORTS);
  /** By transport and port, in the order of `docked`. */
  private readonly hopes = new Float64Array(PORTS * PORTS);
  private readonly bests = new Float64Array(PORTS * PORTS);
  private readonly full = new Float64Array(PORTS * PORTS);

  look(transport: Int32Array, open: Int32Array, sum: Int32Array, strips: Strips, outlook: Float32Array): void {
    const { bests, docked, full, hopes } = this;
    let size = 0;
    for (let port = 0; port < PORTS; port++) if (transport[port] !== NONE) docked[size++] = port;
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < size; k++) {
        const at = strips.at(transport[docked[i]], open[docked[k]], sum[docked[k]]);
        hopes[i * PORTS + k] = outlook[at + HOPED];
        bests[i * PORTS + k] = outlook[at + BEST];
        full[i * PORTS + k] = open[docked[k]] === 0 ? outlook[at + HOPED] : 0;
      }
    }
    this.hoped = mostOf(hopes, size);
    this.best = mostOf(bests, size);
    this.sure = mostOf(full, size);
  }
}

/** The highest sum with each transport at a port of its own. */
function mostOf(worth: Float64Array, size: number): number {
  if (size < 2) return size === 0 ? 0 : worth[0];
  if (size === 2) return Math.max(worth[0] + worth[PORTS + 1], worth[1] + worth[PORTS]);
  let most = 0;
  for (let first = 0; first < PORTS; first++) {
    const one = (first + 1) % PORTS;
    const two = (first + 2) % PORTS;
    const rest = Math.max(worth[PORTS + one] + worth[2 * PORTS + two], worth[PORTS + two] + worth[2 * PORTS + one]);
    most = Math.max(most, worth[first] + rest);
  }
  return most;
}
