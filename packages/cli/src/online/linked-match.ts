import { Readable } from 'node:stream';
import { isRecord } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { readStream } from '../files.ts';
import { oneLine } from '../text.ts';
import { readTableLink } from './table-link.ts';

const ANSWER_MS = 30_000;

export const isLink = (text: string) => /^https?:\/\//.test(text);

/** The match file of a table at a server, once the match is over. */
export async function readLinkedMatch(link: string): Promise<string> {
  const { server, id } = readTableLink(link);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`${server}/api/tables/${id}/match`, { signal }).catch((error: Error) => {
    throw new Failure(`${link}: can't be reached (${(error.cause as { code?: string })?.code ?? error.message})`);
  });
  const text = response.body ? await readStream(Readable.fromWeb(response.body), link) : '';
  if (!response.ok) throw new Failure(`${link}: ${wordsIn(text) ?? `the server answers ${response.status}`}`);
  return text;
}

/** What the server says is wrong. */
function wordsIn(text: string): string | null {
  try {
    const said: unknown = JSON.parse(text);
    return isRecord(said) && isRecord(said.error) && typeof said.error.words === 'string'
      ? oneLine(said.error.words)
      : null;
  } catch {
    return null;
  }
}
