import type { Place } from '@waybill/server';
import type { Call } from './command.ts';

/** Where the server keeps everything: --database, else DATABASE_URL, else a file in --data-dir. */
export function placeOf(call: Call): Place {
  return {
    database: call.value('database') ?? call.io.env.DATABASE_URL,
    dataDir: call.value('data-dir') ?? call.io.env.WAYBILL_DATA_DIR ?? 'data',
  };
}
