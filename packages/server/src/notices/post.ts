import { lookup as systemLookup } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

/** Something to send to an address that a person gave. */
export interface Outgoing {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

export interface Reach {
  /** Whether the operator lets messages go to addresses of the own network, and over plain http. */
  readonly privateHosts: boolean;
  readonly lookup?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

const TIMEOUT_MS = 10_000;

/** Why something can't be sent, in a word or two that its owner may read. */
export class Unsendable extends Error {}

/** What is wrong with an address that somebody wants to be told at; null where nothing is. */
export function flawOf(url: string, { privateHosts }: Reach): string | null {
  if (!URL.canParse(url)) return 'must be a URL';
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:' && !(privateHosts && protocol === 'http:')) return 'must begin with https://';
  return username || password ? 'must not hold a password' : null;
}

/**
 * Posts it and gives the status of the answer. The name is looked up once, what it leads to is checked, and the connection goes
 * there and nowhere else; no redirection is followed, and nothing of the answer is read.
 */
export async function post({ url, headers, body }: Outgoing, reach: Reach): Promise<number> {
  const flaw = flawOf(url, reach);
  if (flaw) throw new Unsendable(flaw);
  const { hostname, protocol } = new URL(url);
  const found = await addressesOf(hostname.replace(/^\[|\]$/g, ''), reach);
  if (!reach.privateHosts && found.some(({ address }) => !isPublic(address)))
    throw new Unsendable('leads into a private network');
  const [{ address, family }] = found;
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const request = protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Unsendable('does not answer'));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        lookup: pinned,
        agent: false,
        signal,
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.on('error', () => {}).destroy();
      },
    );
    asked.on('error', failed).end(body);
  });
}

async function addressesOf(host: string, { lookup = (name) => systemLookup(name, { all: true }) }: Reach) {
  const found = await lookup(host).catch(() => []);
  if (found.length === 0) throw new Unsendable('can’t be found');
  return found;
}
