import { speak } from '@waybill/kernel';
import { noticeOf, type Turn } from './notice.ts';
import type { Language } from './notice-store.ts';
import { noticeWords } from './words.ts';

const ESCAPES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

interface Feed {
  readonly turns: readonly Turn[];
  /** Where the app is: links lead there. */
  readonly origin: string;
  /** The same for as long as the address is: readers know a feed by it. */
  readonly id: string;
  readonly made: number;
  readonly language: Language;
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escape(href)}"/>`;
const time = (ms: number) => `<updated>${new Date(ms).toISOString()}</updated>`;

/** Somebody's turns as an Atom feed (RFC 4287), the newest first; a turn is an entry of its own. */
export function feedOf({ turns, origin, id, made, language }: Feed): string {
  const sorted = turns.toSorted((a, b) => b.since - a.since);
  const entries = sorted.map((turn) => {
    const { title, body, path } = noticeOf([turn], language);
    return [
      '<entry>',
      `<id>urn:waybill:turn:${escape(turn.table)}:${turn.since}</id>`,
      `<title>${escape(title)}</title>`,
      time(turn.since),
      link('alternate', `${origin}${path}`),
      `<summary>${escape(body)}</summary>`,
      '</entry>',
    ].join('');
  });
  const title = speak(noticeWords[language], { key: 'feed.title', facts: {} });
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>urn:waybill:feed:${escape(id)}</id>`,
    `<title>${escape(title)}</title>`,
    '<author><name>Waybill</name></author>',
    time(Math.max(made, ...sorted.map(({ since }) => since))),
    link('alternate', `${origin}/tables`),
    ...entries,
    '</feed>\n',
  ].join('\n');
}
