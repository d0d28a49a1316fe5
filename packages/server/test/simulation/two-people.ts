import type { Action, ClockKind } from '@waybill/protocol';
import { Cluster } from './cluster.ts';
import { World } from './world.ts';

interface Wish {
  /** Several nodes on one database. */
  readonly shared?: boolean;
  readonly clock?: ClockKind | null;
  /** What each promises to mix into the dice. */
  readonly promises?: readonly string[];
}

/** Ann and Ben at a table of a simulated server; Ann has asked for the match to start. */
export async function twoPeople(seed: string, { shared = false, clock = null, promises = [] }: Wish) {
  const world = new World(seed);
  const cluster = new Cluster(world, shared, null, 120_000);
  for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
  const { context } = cluster.machines[0].node!;
  const { people, maker } = context;
  const hostNow = () => cluster.machines[0].node!.context.host;
  const [ann, ben] = await world.until(Promise.all([people.make('Ann', 0), people.make('Ben', 0)]), 5_000, 'people');
  const identities = [ann, ben].map((one) => cluster.identityOf(one));
  const plan = { game: 'cape-to-cairo', options: {}, seats: 2, listed: false, clock };
  const table = (await world.until(maker.make(ann.id, plan, 'a table'), 5_000, 'a table')) as string;
  let acts = 0;
  const act = async (person: string, action: Action) => {
    const after = (await world.until(
      hostNow().look(table, ({ entries }) => entries - 1),
      5_000,
      'a look',
    )) as number;
    const request = { after, key: `key ${acts++}`, action };
    const outcome = await world.until(hostNow().act(person, table, request), 5_000, 'an action');
    if (!outcome.ok) throw new Error(`${action.type} is refused: ${outcome.refusal.code}`);
  };
  /** As the last of the nodes shows it. */
  const shown = async () => {
    const { node } = cluster.machines[cluster.machines.length - 1];
    const update = await world.until(node!.context.host.update(table, null, -1), 5_000, 'a look');
    return JSON.parse(update!.text);
  };
  for (const [seat, { id }] of [ann, ben].entries()) {
    const promise = promises[seat];
    await act(id, { type: 'sit', seat, ...(promise === undefined ? {} : { promise }) });
  }
  await act(ann.id, { type: 'start' });
  return { world, cluster, context, hostNow, ann, ben, identities, table, act, shown };
}
