/** Records of one kind on this device. Where it forbids a database, they live as long as the page does. */
export class RecordStore<T extends { readonly id: string; readonly updated: number }> {
  private opened: Promise<IDBDatabase> | null = null;
  private readonly memory = new Map<string, T>();
  /** On their way into the database. */
  private readonly writing = new Map<string, T>();

  constructor(
    private readonly database: string,
    private readonly store: string,
  ) {}

  keep(record: T): Promise<void> {
    return this.keepAll([record]);
  }

  /** All of them or none, in one go: the device makes sure of each writing, which takes its time. */
  async keepAll(records: readonly T[]): Promise<void> {
    if (records.length === 0) return;
    for (const record of records) this.writing.set(record.id, record);
    try {
      await this.run('readwrite', (store) => records.map((record) => store.put(record))[0]);
    } catch {
      for (const record of records) this.memory.set(record.id, record);
    }
    for (const record of records) if (this.writing.get(record.id) === record) this.writing.delete(record.id);
  }

  async fetch(id: string): Promise<T | undefined> {
    const held = this.writing.get(id) ?? this.memory.get(id);
    return held ?? this.run('readonly', (store) => store.get(id) as IDBRequest<T | undefined>).catch(() => undefined);
  }

  async forget(id: string): Promise<void> {
    this.memory.delete(id);
    this.writing.delete(id);
    await this.run('readwrite', (store) => store.delete(id)).catch(() => undefined);
  }

  /** Latest first. */
  async all(): Promise<T[]> {
    const stored = await this.run('readonly', (store) => store.getAll() as IDBRequest<T[]>).catch(() => []);
    return [...this.memory.values(), ...stored].sort((a, b) => b.updated - a.updated);
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.database, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(this.store, { keyPath: 'id' }));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('the database did not open')));
    });
    return this.opened;
  }

  private async run<R>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.store, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(this.store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('it was not kept')));
    });
  }
}
