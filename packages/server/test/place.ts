import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test, or for all of a file. */
export function freshPlace(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-table-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
