import { appendFileSync, createReadStream, statSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Flaw, isFlaw, LARGEST_FILE } from '@waybill/kernel';
import { Failure } from './fail.ts';
import type { Io } from './io.ts';

/** How a file is called in messages. */
export const nameOf = (file: string) => (file === '-' ? 'standard input' : file === '' ? "''" : file);

/** The whole text of a file or of standard input, never more than a match file may hold. */
export async function readText(file: string, io: Io): Promise<string> {
  return readStream(file === '-' ? io.stdin : open(file), nameOf(file));
}

/** The same of a stream that is called so. */
export async function readStream(stream: Readable, name: string): Promise<string> {
  const bytes = await readAll(stream, name);
  try {
    // The decoder also takes away a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(`${name}: is not text in UTF-8`);
  }
}

function open(file: string): Readable {
  let found: ReturnType<typeof statSync>;
  try {
    found = statSync(file);
  } catch (error) {
    throw new Failure(`${nameOf(file)}: ${reason(error)}`);
  }
  if (found.isDirectory()) throw new Failure(`${file}: is a directory`);
  if (found.size > LARGEST_FILE) throw tooLarge(file, found.size);
  return createReadStream(file);
}

async function readAll(stream: Readable, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array | string>) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > LARGEST_FILE) throw tooLarge(name);
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${name}: ${reason(error)}`);
  }
  return Buffer.concat(chunks);
}

function tooLarge(name: string, size?: number): Failure {
  const had = size === undefined ? '' : `${size} bytes, `;
  return new Failure(`${name}: is too large: ${had}${LARGEST_FILE} at most`);
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    ENOTDIR: 'there is no such file',
    EACCES: 'permission denied',
    EISDIR: 'is a directory',
    ENAMETOOLONG: 'is too long for a file name',
  };
  return known[code] ?? `can't be read or written (${code || (error as Error).message})`;
}

export function writeText(file: string, text: string): void {
  writeBytes(file, text);
}

/** Fails if the file can't be written, and changes nothing that it holds. */
export function checkWritable(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new Failure(`${file}: ${reason(error)}`);
  }
}

export function writeBytes(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Failure(`${file}: ${reason(error)}`);
  }
}

/** What a reader of the kernel gives back, or the failure that names its flaw. */
export function sound<T extends object>(name: string, read: T | Flaw): T {
  if (isFlaw(read)) throw flawed(name, read);
  return read;
}

export function flawed(name: string, { field, words }: Flaw): Failure {
  return new Failure(field === 'file' ? `${name}: ${words}` : `${name}: ${field}: ${words}`);
}

export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${name}: is not JSON: ${(error as Error).message}`);
  }
}
