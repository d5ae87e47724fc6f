import type { Socket } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const clean = (address: string): string =>
  withoutPort(address.trim())
    .replace(/^::ffff:/i, '')
    .slice(0, 64);

const addresses = new WeakMap<Socket, string>();

/** Cleaned once for each connection. */
function addressOf(socket: Socket): string {
  let address = addresses.get(socket);
  if (address === undefined) {
    address = clean(socket.remoteAddress ?? 'unknown');
    addresses.set(socket, address);
  }
  return address;
}

/**
 * The address of the client. With TRUST_PROXY = n the n-th entry from the right of X-Forwarded-For, because the client controls
 * the entries left of it; otherwise the address of the socket.
 */
export function clientAddress(c: Context<AppEnv>, trustProxy: number): string {
  const socket = addressOf(c.env.incoming.socket);
  if (trustProxy === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(clean).filter(Boolean);
  return forwarded.at(-trustProxy) ?? forwarded[0] ?? socket;
}
