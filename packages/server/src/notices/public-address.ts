import { BlockList, isIPv6 } from 'node:net';

/** Addresses that lead to this machine, its own network, or nowhere: nobody may send the server there. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
// Special purposes, documentation, and what wraps an IPv4 address that could be any of the above.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Of IPv6 only this much is given out for the open net. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
