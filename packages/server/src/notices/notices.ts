import type { Logger } from 'pino';
import type { Random } from '../random.ts';
import type { ServerOptions } from '../server.ts';
import type { Database } from '../store/database.ts';
import { sharedSetting } from '../store/open.ts';
import { freshPushKeys, type PushKeys } from './messages.ts';
import { NoticeStore } from './notice-store.ts';
import type { Reach } from './post.ts';
import { NoticeSender, PACE, type SenderParts } from './sender.ts';

/** All that telling people takes. */
export interface Notices {
  readonly store: NoticeStore;
  readonly sender: NoticeSender;
  readonly keys: PushKeys;
  readonly reach: Reach;
  readonly random: Random;
}

interface Parts extends Pick<SenderParts, 'host' | 'store' | 'names' | 'node' | 'time'> {
  readonly db: Database;
  readonly random: Random;
  readonly log: Logger;
}

export async function makeNotices(
  { db, random, log, ...parts }: Parts,
  { noticePace, privateHooks = false }: Pick<ServerOptions, 'noticePace' | 'privateHooks'>,
): Promise<Notices> {
  const keys = JSON.parse(await sharedSetting(db, 'push keys', freshPushKeys)) as PushKeys;
  const store = new NoticeStore(db);
  const reach = { privateHosts: privateHooks };
  const onError = (error: unknown) => log.error({ err: error }, 'trouble');
  const pace = { ...PACE, ...noticePace };
  const sender = new NoticeSender({ ...parts, notices: store, keys, reach, pace, onError });
  return { store, sender, keys, reach, random };
}
