// boardgame.io's server in a process of its own, as its documentation starts one.
import { FlatFile, Server } from 'boardgame.io/server';
import { answerTo } from '../server/usage.ts';
import { HaulingAstronauts } from './hauling-astronauts/game.ts';

const { folder } = JSON.parse(process.argv[2]) as { folder?: string };
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [HaulingAstronauts], origins: ['*'], ...(db ? { db } : {}) });
const running = await server.run(0);
const { port } = running.appServer.address() as { port: number };
answerTo(process, `http://127.0.0.1:${port}`, async () => server.kill(running));
