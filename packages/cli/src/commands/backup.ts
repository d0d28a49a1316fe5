import { backup } from '@waybill/server';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { placeOf } from '../place.ts';

export async function run(call: Call): Promise<void> {
  const [file] = call.args;
  await backup(placeOf(call), file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${file}: ${error.code === 'EEXIST' ? 'exists already' : error.message}`);
  });
  call.io.out(`${file}: backup complete\n`);
}
