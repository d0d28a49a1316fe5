import { restore } from '@waybill/server';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { placeOf } from '../place.ts';
import { plural } from '../text.ts';

export async function run(call: Call): Promise<void> {
  const [file] = call.args;
  const tables = await restore(placeOf(call), file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`);
  });
  call.io.out(`${plural(tables, 'table')} restored\n`);
}
