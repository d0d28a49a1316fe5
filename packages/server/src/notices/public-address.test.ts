import { expect, test } from 'vitest';
import { flawOf, post } from './post.ts';
import { isPublic } from './public-address.ts';

test('tells addresses of the open net from those of a private one', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
    expect(isPublic(address), address).toBe(true);
  const inside =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 224.0.0.1 255.255.255.255 :: ::1 ' +
    '::ffff:127.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 ff02::1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1';
  for (const address of inside.split(' ')) expect(isPublic(address), address).toBe(false);
});

const refused = (url: string, found: string) =>
  post(
    { url, headers: {}, body: Buffer.alloc(0) },
    { privateHosts: false, lookup: async () => [{ address: found, family: found.includes(':') ? 6 : 4 }] },
  );

test('sends nothing to a name that leads into a private network, however it is written', async () => {
  for (const [url, found] of [
    ['https://example.org/hook', '127.0.0.1'],
    ['https://example.org/hook', '::ffff:10.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
  ])
    await expect(refused(url, found)).rejects.toThrow('leads into a private network');
  await expect(refused('http://example.org/', '8.8.8.8')).rejects.toThrow('must begin with https://');
});

test('says what is wrong with an address', () => {
  const strict = { privateHosts: false };
  expect(flawOf('nowhere', strict)).toBe('must be a URL');
  expect(flawOf('file:///etc/passwd', { privateHosts: true })).toBe('must begin with https://');
  expect(flawOf('https://me:secret@example.org/', strict)).toBe('must not hold a password');
  expect(flawOf('https://example.org/hook?x=1', strict)).toBeNull();
});
