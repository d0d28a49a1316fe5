import type { PersonId, TableId } from '../log/entry.ts';

/** What nodes tell each other. It may come late, twice or never: the database decides. */
export type News = { readonly kind: 'table'; readonly id: TableId; readonly entries: number } | PersonNews | HereNews;

/** Who follows a table at one node. */
export type HereNews = {
  readonly kind: 'here';
  readonly id: TableId;
  readonly node: string;
  readonly people: readonly PersonId[];
};

/** Another name, keys that ended, or somebody who is to be forgotten. */
export type PersonNews = {
  readonly kind: 'person';
  readonly id: PersonId;
  readonly what: 'name' | 'keys' | 'gone';
};

export interface Bus {
  publish(news: readonly News[]): void;
  /** What other nodes published; and that something of it may have been missed. */
  listen(heard: (news: News) => void, missed: () => void): void;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const aloneBus: Bus = { publish() {}, listen() {}, close: () => Promise.resolve() };
