import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../http/context.ts';
import { CannotStart } from './CannotStart.ts';

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another process. Stop that one, or set another PORT.`,
  EACCES: (port) => `PORT ${port} needs rights this process does not have. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
};

/** For a Host or an address that is none: the application never sees such a request. */
const malformed = () =>
  Response.json(
    { success: false, code: 'request.malformed', message: 'The request is malformed' },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  );

/** Listens, and gives the port, which matters when PORT is 0. Calls wait until `opened`. @throws CannotStart */
export async function listen(
  app: App,
  { port, host }: { port: number; host: string },
  opened: Promise<void>,
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(app.fetch, { hostname: 'localhost', errorHandler: malformed });
  const server = createServer((incoming, outgoing) => void opened.then(() => answer(incoming, outgoing)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']?.(port, host);
      reject(reason ? new CannotStart(reason) : error);
    });
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Takes no more calls, lets running ones finish within `graceMs`, and closes what is kept alive. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
