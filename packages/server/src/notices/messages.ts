import { createHmac, randomUUID } from 'node:crypto';
import webPush from 'web-push';
import type { Notice, Turn } from './notice.ts';
import type { Target } from './notice-store.ts';
import type { Outgoing } from './post.ts';

/** By which push services know this server: made once, and kept with everything else. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const freshPushKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys());

/** A notice that nobody could be given for so long is of no use any more. */
const KEPT_S = 86_400;

/** Encrypted for the browser that asked; the push service sees where it goes and how long it is. */
export function pushMessage({ address, secret, origin }: Target, notice: Notice, keys: PushKeys): Outgoing {
  const { title, body, path } = notice;
  const subject = origin.startsWith('https:') ? origin : 'mailto:nobody@example.org';
  const {
    endpoint,
    headers,
    body: sealed,
  } = webPush.generateRequestDetails(
    { endpoint: address, keys: JSON.parse(secret) as { p256dh: string; auth: string } },
    JSON.stringify({ title, body, path }),
    // One that waits to be fetched is replaced by the next.
    { vapidDetails: { subject, ...keys }, TTL: KEPT_S, topic: 'turns', urgency: 'normal' },
  );
  const texts = Object.entries(headers as Record<string, string | number>).map(([name, value]) => [
    name,
    String(value),
  ]);
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body: sealed };
}

/** Signed, so that whoever hears it knows that it is ours; `text` and `content` are what chat programs show. */
export function webhookMessage(target: Target, notice: Notice, turns: readonly Turn[], now: number): Outgoing {
  const { address, secret, origin } = target;
  const link = `${origin}${notice.path}`;
  const text = `${[notice.title, notice.body].filter(Boolean).join('. ')}\n${link}`;
  const tables = turns.map(({ table, ...turn }) => ({ id: table, url: `${origin}/table/${table}`, ...turn }));
  const body = Buffer.from(JSON.stringify({ type: 'turns', text, content: text, tables }));
  const at = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Waybill',
    'waybill-delivery': randomUUID(),
    'waybill-signature': `t=${at},v1=${signature}`,
  };
  return { url: address, headers, body };
}
