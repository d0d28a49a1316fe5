import { canonical, isFlaw } from '@waybill/kernel';
import type { Paired, Plan, SeekMessage, Seeks, TableId } from '@waybill/protocol';
import type { PersonId } from '../log/entry.ts';
import { setupOfPlan, usualPlan } from '../log/fold.ts';
import type { Wire } from './connection.ts';
import { type Context, pass } from './context.ts';
import { Problem } from './problem.ts';

/** A seek lasts as long as the connection it came over. */
export class SocketSeek {
  private ended = false;

  constructor(
    private readonly context: Context,
    private readonly socket: Wire,
    private readonly person: PersonId,
    private readonly message: SeekMessage,
  ) {}

  async begin(): Promise<void> {
    const { gates, seeking } = this.context;
    const { key, promise = null, wants = null } = this.message;
    pass(gates.actions, this.person);
    const plan = wishOf(this.message);
    const { game, options, clock } = plan;
    const asked = { id: key, person: this.person, wish: canonical({ game, options, clock }), wants, promise };
    if (!(await seeking.seek(asked, game, this.told))) throw new Problem(422, 'no-seek');
    if (this.ended) return seeking.end(key, this.told);
    this.say({ type: 'seeks', key });
  }

  /** The person has gone, or seeks no longer. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.context.seeking
      .end(this.message.key, this.told)
      .catch((error: unknown) => this.context.log.error({ err: error }, 'trouble'));
  }

  private readonly told = (table: TableId | null): void => {
    this.ended = true;
    const { key } = this.message;
    if (table !== null) this.say({ type: 'paired', key, table });
    else this.socket.send(JSON.stringify({ type: 'problem', key, ...new Problem(422, 'no-pair').toJSON() }));
  };

  private say(message: Paired | Seeks): void {
    if (this.socket.isOpen) this.socket.send(JSON.stringify(message));
  }
}

/** The table that is looked for, with what is usual filled in: two seats, in the list, so that others may watch. */
function wishOf({ game, options = {}, clock = null }: SeekMessage): Plan {
  const plan = usualPlan(game, { game, options, clock, seats: 2, listed: true });
  const setup = setupOfPlan(plan);
  if (isFlaw(setup)) throw new Problem(422, 'flaw', { field: setup.field, words: setup.words });
  return plan;
}
