import type { Server } from 'node:http';

/** Resolves to the running server once it listens; port 0 takes a free one. */
export function start(port: number, root?: string): Promise<Server>;
