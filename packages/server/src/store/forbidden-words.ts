import type { Database } from './database.ts';
import { WordList } from './word-list.ts';

const NAME = 'forbidden words';
/** Another node may have changed them: what was read counts for so long. */
const FRESH_MS = 3_000;

/** The words that whoever runs the server does not want in names, handles and chat. */
export class ForbiddenWords {
  private list = new WordList('');
  private read = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Database,
    private readonly steady: () => number,
    private readonly shared: boolean,
  ) {}

  /** As they were written down. */
  async text(): Promise<string> {
    return (await this.fresh()).text;
  }

  async set(text: string): Promise<void> {
    const sql =
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value';
    await this.db.query(sql, [NAME, text]);
    this.take(text);
  }

  /** The first of them that this text has. */
  async find(text: string): Promise<string | null> {
    return (await this.fresh()).find(text);
  }

  private async fresh(): Promise<WordList> {
    const known = this.shared ? this.steady() - this.read < FRESH_MS : this.read >= 0;
    if (known) return this.list;
    const [row] = await this.db.query('select value from settings where name = ?', [NAME]);
    this.take(row ? String(row.value) : '');
    return this.list;
  }

  private take(text: string): void {
    if (text !== this.list.text) this.list = new WordList(text);
    this.read = this.steady();
  }
}
