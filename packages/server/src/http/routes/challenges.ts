import { randomUUID } from 'node:crypto';
import { isRefusal } from '@waybill/kernel';
import { object, text } from '@waybill/protocol';
import { act } from '../act.ts';
import { personOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { refuseTable } from './tables.ts';

/** Today's challenge. */
export const challengeRoutes: Routes = (app, context) => {
  const { challenges, host, maker } = context;

  const list = { tags: ['challenges'], summary: 'Challenges: promised a day ahead, told when the day is over' };
  app.get('/api/challenges', { schema: list }, () => ({ challenges: challenges.list() }));

  const play = { tags: ['challenges'], summary: 'Play today’s challenge', body: object({ game: text(1, 40) }) };
  app.post('/api/challenges', { schema: play }, async (request, reply) => {
    const person = personOf(request);
    const { game } = request.body as { game: string };
    if (!challenges.games().some(({ id }) => id === game)) throw new Problem(404, 'not-found');
    const id = await maker.challenge(person, game);
    if (isRefusal(id)) return refuseTable(reply, id);
    for (const type of ['sit', 'start'] as const) {
      const last = await host.look(id, ({ phase, entries }) => (phase === 'open' ? entries - 1 : null));
      if (last !== null) await act(context, person.id, id, { after: last, key: randomUUID(), action: { type } });
    }
    return { id };
  });
};
