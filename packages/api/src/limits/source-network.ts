import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that counts as one client IP: an IPv4 address, or the first `bits` of IPv6. A
 * household has a /64, a customer of a network at most a /48.
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

/** Returns a hash that names a client IP in the database, of its /48 for IPv6. */
export const sourceKey = (source: string): string =>
  createHash('sha256').update(sourceNetwork(source, 48)).digest('hex').slice(0, 32);

/**
 * Returns the network of a client IP as its person is shown it, too wide to tell a home: a /24 of
 * IPv4, a /48 of IPv6. Null for anything else, such as an address that a proxy made up.
 */
export function roughNetwork(source: string): string | null {
  if (isIPv4(source)) return `${source.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(source) ? `${sourceNetwork(source, 48)}::/48` : null;
}
