import { LARGEST_FILE, type Match, writeMatch } from '@waybill/kernel';
import { notify } from '../../look/notice.ts';
import { t } from '../../words/catalogue.ts';

function fileName({ game }: Match): string {
  return `${game}-${new Date().toISOString().slice(0, 10)}.waybill.json`;
}

export function download(match: Match): void {
  save(new Blob([writeMatch(match)], { type: 'application/json' }), fileName(match));
}

/** Lets the browser put a file where it puts files. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The whole match in a link: nothing is stored anywhere, and the part behind # is never sent to a server. */
async function linkTo(match: Match): Promise<string> {
  const packed = await squeeze(writeMatch(match));
  return `${location.origin}/open#${packed}`;
}

export async function share(match: Match): Promise<void> {
  await copyLink(await linkTo(match), t('share.copied'), t('share.copy'));
}

export async function copyLink(link: string, copied: string, copy: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(copied);
  } catch {
    prompt(copy, link);
  }
}

export async function matchFromLink(hash: string): Promise<string | null> {
  try {
    return await unsqueeze(hash.replace(/^#/, ''));
  } catch {
    return null;
  }
}

/** Text as a link can carry it. */
export async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws for what is no such text, and for what would unfold to more than any file may have. */
export async function unsqueeze(packed: string, most = LARGEST_FILE): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const unfolding = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await unfolding.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > most) throw new Error('too large');
    parts.push(value);
  }
}
