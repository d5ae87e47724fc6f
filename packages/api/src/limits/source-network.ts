import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The network of an address that counts as one source: the address itself for IPv4, and for IPv6 the first `bits` bits. A household
 * has a /64, and a customer of a network a /48 at most.
 */
export function sourceNetwork(source: string, bits: 48 | 56 | 64 = 64): string {
  if (!isIPv6(source)) return source;
  const [head = '', tail] = source.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, Math.ceil(bits / 16))
    .map((group) => group.replace(/^0+(?=.)/, ''));
  if (bits === 56) groups[3] = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return groups.join(':');
}

/** How rows name a source: a hash, of the /48 for IPv6, so that one customer of a network is one source. */
export const sourceKey = (source: string): string =>
  createHash('sha256').update(sourceNetwork(source, 48)).digest('hex').slice(0, 32);
