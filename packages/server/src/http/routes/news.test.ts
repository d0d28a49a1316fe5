import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Broadcast } from '../../host/broadcast.ts';
import type { Follower } from '../../host/followers.ts';
import type { Context } from '../context.ts';
import { streamTo } from './news.ts';

/** A client that reads nothing of what is written to it. */
class Deaf extends EventEmitter {
  writableLength = 0;
  destroyed = false;

  writeHead(): void {}

  write(text: string): void {
    this.writableLength += text.length;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

test('whoever reads a stream too slowly is let go, however long the first that comes is', async () => {
  const raw = new Deaf();
  let told: Follower | undefined;
  const host = {
    show: async () => true,
    follow: async (_: string, follower: Follower) => void (told = follower),
    unfollow: (_: string, follower: Follower) => void (told = told === follower ? undefined : told),
  };
  const context = { host, sessions: { hold: () => () => {} } } as unknown as Context;
  const request = { headers: {}, params: { id: 'table' }, query: {}, identity: null } as unknown as FastifyRequest;
  const reply = { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply;
  const streaming = streamTo(context, request, reply);
  await new Promise(setImmediate);
  told?.send(new Broadcast('x'.repeat(3_000_000)), 0);
  expect(raw.destroyed).toBe(false);
  told?.send(new Broadcast('x'), 1);
  expect(raw.destroyed).toBe(true);
  await streaming;
  expect(told).toBeUndefined();
});
