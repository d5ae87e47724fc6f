import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopbackUrl } from '@prahari/contract/webhooks';
import ipaddr from 'ipaddr.js';

/** True while the site itself is on http: a server that is developed may call its own machine. */
export const allowsLoopback = (siteUrl: string): boolean => !siteUrl.startsWith('https:');

/** The host of a webhook is one that this server must not call. */
export class ForbiddenTarget extends Error {}

/** True for an address of the public internet, also one of IPv4 that is written as IPv6. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // 2000::/3 is all of IPv6 that is given out. Others, such as ::10.0.0.1, may carry an address of IPv4.
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >> 13 === 1;
}

/** Names that no server of the internet has: RFC 6761, 6762 and 8375, and ICANN's `internal`. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/** True for a host, a name or an address, that may be on the public internet. */
export const maybePublic = (host: string): boolean =>
  isIP(host) === 0 ? !PRIVATE_NAME.test(host.replace(/\.$/, '')) : isPublicAddress(host);

const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/** Removes the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Resolves a webhook's host right before the call and returns the address to connect to, so that no
 * second look-up can give another one. @throws ForbiddenTarget if any of its addresses is private
 */
export async function targetAddress(
  url: URL,
  { canBeLoopback }: { canBeLoopback: boolean },
): Promise<string> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  const isAllowed = canBeLoopback && isLoopbackUrl(url) ? isLoopback : isPublicAddress;
  const [first] = addresses;
  if (!first || !addresses.every(isAllowed) || (url.protocol !== 'https:' && isAllowed !== isLoopback))
    throw new ForbiddenTarget('The address belongs to this machine or to a private network');
  return first;
}
