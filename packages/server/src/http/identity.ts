import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PersonId } from '../log/entry.ts';
import { hashOf, type KeyKind, type People, type Person, type Scope } from '../store/people.ts';
import type { Buckets } from './buckets.ts';
import { guess } from './guess.ts';

const COOKIE = 'waybill';
const YEAR_S = 365 * 86_400;
const FRESH_MS = 30_000;
const MOST = 20_000;

/** Who asks, and by which key. */
export interface Identity {
  readonly person: Person;
  readonly hash: string;
  /** By a cookie, which a browser sends by itself. */
  readonly ambient: boolean;
  readonly scopes: readonly Scope[];
}

export type Claim = Identity | 'none' | 'forged';

/** Finds out who asks: a signed http-only cookie, or a bearer token. */
export class Identities {
  private readonly known = new Map<
    string,
    { readonly person: Person; readonly scopes: readonly Scope[]; readonly until: number }
  >();

  constructor(
    private readonly people: People,
    private readonly secret: string,
    private readonly steady: () => number,
    private readonly secure: boolean,
    private readonly forgeries: Buckets,
  ) {}

  async of(headers: IncomingHttpHeaders, address: string): Promise<Claim> {
    const bearer = /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '');
    if (bearer) return this.bearer(bearer[1], address);
    if (headers.authorization !== undefined) return 'forged';
    const cookie = new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(headers.cookie ?? '');
    if (!cookie) return 'none';
    const [secret, signature = ''] = cookie[1].split('.');
    return this.signed(secret, signature) ? this.holder(secret, 'session') : 'forged';
  }

  cookie(secret: string): string {
    return `${COOKIE}=${secret}.${this.sign(secret)}; Max-Age=${YEAR_S}; ${this.attributes()}`;
  }

  noCookie(): string {
    return `${COOKIE}=; Max-Age=0; ${this.attributes()}`;
  }

  /** Something about this person has changed, here or at another node. */
  forget(person: PersonId): void {
    for (const [known, { person: holder }] of this.known) if (holder.id === person) this.known.delete(known);
  }

  /** What other nodes said of people may have been missed. */
  forgetAll(): void {
    this.known.clear();
  }

  private attributes(): string {
    return `Path=/; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
  }

  private sign(secret: string): string {
    return createHmac('sha256', this.secret).update(`session\n${secret}`).digest('base64url');
  }

  private signed(secret: string, signature: string): boolean {
    const [own, given] = [Buffer.from(this.sign(secret)), Buffer.from(signature)];
    return own.length === given.length && timingSafeEqual(own, given);
  }

  private async bearer(secret: string, address: string): Promise<Claim> {
    const known = this.remembered(secret, 'token');
    if (known) return known;
    return guess(
      this.forgeries,
      address,
      () => this.holder(secret, 'token'),
      (claim) => claim === 'forged',
    );
  }

  private remembered(secret: string, kind: KeyKind): Identity | null {
    const hash = hashOf(secret);
    // A session is not a token: what is remembered of one must not let the other in.
    const cached = this.known.get(`${kind} ${hash}`);
    if (!cached || cached.until <= this.steady()) return null;
    return { person: cached.person, hash, ambient: kind === 'session', scopes: cached.scopes };
  }

  private async holder(secret: string, kind: KeyKind): Promise<Claim> {
    const known = this.remembered(secret, kind);
    if (known) return known;
    const hash = hashOf(secret);
    const held = await this.people.holderOf(secret, kind);
    if (!held) return 'forged';
    const { scopes, ...found } = held;
    const person = await this.people.withHandle(found);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(`${kind} ${hash}`, { person, scopes, until: this.steady() + FRESH_MS });
    return { person, hash, ambient: kind === 'session', scopes };
  }
}

/** A browser says where a request comes from; one from another site must not use the cookie. */
export function fromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
