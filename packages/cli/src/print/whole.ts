import type { Call } from '../command.ts';
import { writeBytes } from '../files.ts';

/** Writes to --out, or to a file of this name, and says which; `-` is standard output. */
export function writeWhole(call: Call, usual: string, bytes: Uint8Array): void {
  const file = call.value('out') ?? usual;
  // Whatever we print is text: SVG in UTF-8, and PDF in ASCII alone.
  if (file === '-') call.io.out(new TextDecoder().decode(bytes));
  else {
    writeBytes(file, bytes);
    call.io.out(`${file}\n`);
  }
}
