import { Failure } from '../fail.ts';

/** Where a table is. */
export interface TableLink {
  /** Of the server, such as `https://example.org`. */
  readonly server: string;
  readonly id: string;
}

/** Reads a link as the web app gives it: `https://example.org/table/ID`. */
export function readTableLink(text: string): TableLink {
  const url = URL.canParse(text) ? new URL(text) : null;
  const id = url && /^\/table\/([\w-]{20})\/?$/.exec(url.pathname)?.[1];
  if (!url || !id || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`${text}: is not the link of a table, such as https://example.org/table/ID`);
  }
  return { server: url.origin, id };
}
