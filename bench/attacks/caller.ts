import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';

type Headers = Readonly<Record<string, string>>;

const ignore = () => {};

/** Somebody who comes from an address of their own; to Linux all of 127.0.0.0/8 is this machine. */
export class Caller {
  readonly host: string;
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly localAddress: string,
  ) {
    this.host = new URL(url).host;
    this.agent = new Agent({ keepAlive: true, localAddress });
  }

  connect(): Socket {
    const { hostname, port } = new URL(this.url);
    return connect({ host: hostname, port: Number(port), localAddress: this.localAddress }).on('error', ignore);
  }

  socket(headers: Headers = {}): WebSocket {
    const { localAddress } = this;
    return new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers, localAddress }).on('error', ignore);
  }

  /** The whole answer, whatever it says. */
  async get(path: string, headers: Headers = {}): Promise<string> {
    return text(await this.answer('GET', path, headers));
  }

  async post(path: string, body: string, headers: Headers = {}): Promise<string> {
    return text(await this.answer('POST', path, { ...headers, 'content-type': 'application/json' }, body));
  }

  /** Signs in; the cookie. */
  async guest(name: string): Promise<string> {
    const type = { 'content-type': 'application/json' };
    const answer = await this.answer('POST', '/api/session', type, JSON.stringify({ name }));
    answer.resume();
    return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }

  private async answer(method: string, path: string, headers: Headers, body?: string): Promise<IncomingMessage> {
    const asked = request(this.url + path, { method, agent: this.agent, headers }).end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }
}
