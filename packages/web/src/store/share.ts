import { type Match, writeMatch } from '@waybill/rules/kernel';
import { notify } from '../look/notice.tsx';
import { t } from '../words/catalogue.ts';

function fileName({ game }: Match): string {
  return `${game}-${new Date().toISOString().slice(0, 10)}.waybill.json`;
}

export function download(match: Match): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeMatch(match)], { type: 'application/json' }));
  link.download = fileName(match);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The whole match in a link: nothing is stored anywhere, and the part behind # is never sent to a server. */
async function linkTo(match: Match): Promise<string> {
  const packed = await squeeze(writeMatch(match));
  return `${location.origin}/open#${packed}`;
}

export async function share(match: Match): Promise<void> {
  const link = await linkTo(match);
  try {
    await navigator.clipboard.writeText(link);
    notify(t('share.copied'));
  } catch {
    prompt(t('share.copy'), link);
  }
}

export async function matchFromLink(hash: string): Promise<string | null> {
  try {
    return await unsqueeze(hash.replace(/^#/, ''));
  } catch {
    return null;
  }
}

async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unsqueeze(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
