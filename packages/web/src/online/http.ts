export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How far the server's clock is ahead of this one, in milliseconds; as near as a header tells. */
let ahead = 0;

export const serverNow = () => Date.now() + ahead;

export async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(path, { method, ...json, ...(signal && { signal }) });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = Math.abs(date - Date.now()) < 2000 ? 0 : date - Date.now();
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** The answer of the kind that is asked for; anything else is an error. */
export async function ask<T>(
  is: (body: unknown) => body is T,
  path: string,
  method = 'GET',
  sent?: unknown,
): Promise<T> {
  const { status, body } = await call(method, path, sent);
  if (status !== 200 || !is(body)) throw new Unfit(status);
  return body;
}

/** An answer other than the one asked for. */
export class Unfit extends Error {
  constructor(readonly status: number) {
    super(`the server said ${status}`);
  }
}
