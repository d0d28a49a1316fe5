import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator can watch. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  /** What has been counted since somebody last looked: a counter with labels is slow to ask for every move. */
  private readonly uncounted = new Map<string, Map<string, number>>();
  private readonly actions: Counter = new Counter({
    name: 'waybill_actions_total',
    help: 'Actions at tables, by what became of them',
    labelNames: ['type', 'outcome'],
    registers: this.registers,
    collect: () => this.count(),
  });
  private readonly actionSeconds = new Histogram({
    name: 'waybill_action_seconds',
    help: 'From an action’s arrival until it is durable and told',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: this.registers,
  });
  private readonly commitSeconds = new Histogram({
    name: 'waybill_commit_seconds',
    help: 'How long a group commit takes',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: this.registers,
  });
  private readonly commitTables = new Histogram({
    name: 'waybill_commit_tables',
    help: 'How many tables a group commit holds',
    buckets: [1, 2, 5, 10, 25, 50, 100, 200, 400],
    registers: this.registers,
  });
  readonly requests = new Counter({
    name: 'waybill_http_requests_total',
    help: 'HTTP requests, by route and status',
    labelNames: ['route', 'status'],
    registers: this.registers,
  });
  readonly refusedAtTheEdge = new Counter({
    name: 'waybill_refused_total',
    help: 'What was turned away before it reached a table',
    labelNames: ['code'],
    registers: this.registers,
  });

  /** One action, what became of it, and how long that took. */
  acted(type: string, outcome: string, seconds: number): void {
    this.actionSeconds.observe(seconds);
    const outcomes = this.uncounted.get(type) ?? new Map<string, number>();
    if (outcomes.size === 0) this.uncounted.set(type, outcomes);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  private count(): void {
    for (const [type, outcomes] of this.uncounted) {
      for (const [outcome, count] of outcomes) this.actions.inc({ type, outcome }, count);
    }
    this.uncounted.clear();
  }

  committed(tables: number, seconds: number): void {
    this.commitTables.observe(tables);
    this.commitSeconds.observe(seconds);
  }

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A number that is asked for whenever somebody looks. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: this.registers,
      collect: () => gauge.set(read()),
    });
  }
}
