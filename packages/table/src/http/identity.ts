import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PersonId } from '../log/entry.ts';
import { hashOf, type KeyKind, type People, type Person } from '../store/people.ts';

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
}

export type Claim = Identity | 'none' | 'forged';

/** Finds out who asks: a signed http-only cookie, or a bearer token. */
export class Identities {
  private readonly known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(
    private readonly people: People,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly secure: boolean,
  ) {}

  async of(headers: IncomingHttpHeaders): Promise<Claim> {
    const bearer = /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '');
    if (bearer) return this.holder(bearer[1], 'token');
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

  private async holder(secret: string, kind: KeyKind): Promise<Claim> {
    const hash = hashOf(secret);
    const ambient = kind === 'session';
    // A session is not a token: what is remembered of one must not let the other in.
    const known = `${kind} ${hash}`;
    const cached = this.known.get(known);
    if (cached && cached.until > this.now()) return { person: cached.person, hash, ambient };
    const person = await this.people.holderOf(secret, kind);
    if (!person) return 'forged';
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(known, { person, until: this.now() + FRESH_MS });
    return { person, hash, ambient };
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
