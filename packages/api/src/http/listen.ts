import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartupError } from '../startup/StartupError.ts';
import { MAX_BODY_BYTES } from './body-limit.ts';
import { answerClientErrors } from './client-error.ts';
import type { App } from './context.ts';

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another process. Stop that one, or set another PORT.`,
  EACCES: (port) => `PORT ${port} needs rights this process does not have. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
};

/**
 * How long a client may take. Headers and a body of at most 100 KB come quickly even on a poor line; who is slower on purpose
 * loses the connection. An idle connection outlives the 60 s that proxies keep theirs, else a proxy would send into a closed one.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** The answers a server owes. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>();

/** For a Host or an address that is none: the application never sees such a request. */
const malformedRequest = () =>
  Response.json(
    { success: false, code: 'request.malformed', message: 'The request is malformed' },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  );

/** Listens, and gives the port, which matters when PORT is 0. Calls wait until `opened`. @throws StartupError */
export async function listen(
  app: App,
  { port, host }: { port: number; host: string },
  opened: Promise<void>,
): Promise<{ server: Server; port: number }> {
  const options = { hostname: 'localhost', errorHandler: malformedRequest };
  const answer = getRequestListener(app.fetch, options);
  const refuse = getRequestListener(malformedRequest, options);
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    outgoing.shouldKeepAlive &&= server.listening;
    openResponses.get(server)?.add(outgoing);
    outgoing.once('close', () => openResponses.get(server)?.delete(outgoing));
    // Two Hosts may mean one thing to a proxy and another to us (RFC 9112 section 3.2).
    const answers = (incoming.headersDistinct.host?.length ?? 0) > 1 ? refuse : answer;
    void opened.then(() => answers(incoming, outgoing));
  };
  const server: Server = createServer(TIMEOUTS, onRequest);
  openResponses.set(server, new Set());
  // Who asks first whether to send a body is not told to go on when it would be refused.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= MAX_BODY_BYTES) outgoing.writeContinue();
    onRequest(incoming, outgoing);
  });
  answerClientErrors(server, (socket) =>
    [...(openResponses.get(server) ?? [])].some(
      (outgoing) => outgoing.socket === socket && outgoing.headersSent,
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']?.(port, host);
      reject(reason ? new StartupError(reason) : error);
    });
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Takes no more calls, lets running ones finish within `graceMs`, and closes what is kept alive. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  // Whoever is answered from now on must not send another call into the same connection.
  for (const outgoing of openResponses.get(server) ?? []) outgoing.shouldKeepAlive = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
