import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
// Loaded before the global Response is replaced, because it keeps one of the original kind.
import '@hono/node-server/utils/response';
import { StartupError } from '../StartupError.ts';
import { maxBytesOf } from './body-limit.ts';
import { answerClientErrors } from './client-error.ts';
import type { ClosingLimit } from './closed-connections.ts';
import type { App } from './context.ts';
import { limitConnections, MAX_CONNECTIONS, MAX_PIPELINED } from './limit-connections.ts';
import { limitUnread, MAX_UNREAD_BYTES } from './limit-unread.ts';

const START_ERRORS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another process. Stop that one, or set another PORT.`,
  EACCES: (port) => `PORT ${port} needs rights this process does not have. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
};

/**
 * Limits for clients, times in ms. They disconnect slowloris clients and those that don't read, but idle connections
 * outlive the usual 60 s of proxies, which would otherwise send into a closed one.
 */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** Without a byte sent or received, longer than any call takes. */
  timeout: 120_000,
  maxOpen: MAX_CONNECTIONS,
  maxUnread: MAX_UNREAD_BYTES,
};

/** Replies that are not sent completely, by connection. */
type OpenReplies = Map<Duplex, ServerResponse[]>;
const openReplies = new WeakMap<Server, OpenReplies>();

function trackReply(open: OpenReplies, { socket }: IncomingMessage, outgoing: ServerResponse): void {
  let replies = open.get(socket);
  if (!replies) {
    replies = [];
    open.set(socket, replies);
    socket.on('close', () => open.delete(socket));
  }
  const ofSocket = replies;
  ofSocket.push(outgoing);
  outgoing.on('close', () => ofSocket.splice(ofSocket.indexOf(outgoing), 1));
}

/** Refuses an invalid Host, target or expectation, which the application never sees. */
const refusal = (status: number) => () =>
  Response.json(
    { success: false, code: 'request.malformed', message: 'The request is malformed' },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );

interface Listening {
  port: number;
  host: string;
  limits?: Partial<typeof LIMITS>;
  /** Called for each connection that a limit closed. */
  onClosed?: (limit: ClosingLimit) => void;
}

/** Listens and returns the port, for PORT=0. Calls wait until `opened`. @throws StartupError */
export async function listen(
  app: App,
  { port, host, limits = {}, onClosed = () => {} }: Listening,
  opened: Promise<void>,
): Promise<{ server: Server; port: number }> {
  const options = { hostname: 'localhost', errorHandler: refusal(400) };
  const answer = getRequestListener(app.fetch, options);
  let isOpen = false;
  void opened.then(() => {
    isOpen = true;
  });
  const refuse = getRequestListener(refusal(400), options);
  const open: OpenReplies = new Map();
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    outgoing.shouldKeepAlive &&= server.listening;
    // Calls may come in the same packet as those that were too many.
    if (incoming.socket.destroyed) return;
    trackReply(open, incoming, outgoing);
    if ((open.get(incoming.socket)?.length ?? 0) > MAX_PIPELINED) {
      incoming.socket.destroy();
      return void onClosed('calls');
    }
    // Proxies may read two Host headers differently (RFC 9112, 3.2).
    const hosts = incoming.headersDistinct.host?.length ?? 0;
    const hasRightHost = hosts === 1 || (hosts === 0 && incoming.httpVersion === '1.0');
    const listener = hasRightHost ? answer : refuse;
    if (isOpen) void listener(incoming, outgoing);
    else void opened.then(() => listener(incoming, outgoing));
  };
  const { maxOpen, maxUnread, timeout, ...times } = { ...LIMITS, ...limits };
  // Node would refuse a missing Host without a JSON body.
  const server: Server = createServer(
    { ...times, optimizeEmptyRequests: true, requireHostHeader: false },
    onRequest,
  );
  server.timeout = timeout;
  limitUnread(server, { open, maxBytes: maxUnread, onClosed: () => onClosed('unread') });
  openReplies.set(server, open);
  limitConnections(server, {
    maxOpen,
    onClosed: () => onClosed('open'),
    isAnswering: (socket) =>
      open.get(socket)?.some(({ req, writableEnded }) => req.complete && !writableEnded) ?? false,
  });
  // A body that will be refused gets no `100 Continue`.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= maxBytesOf(incoming.url ?? ''))
      outgoing.writeContinue();
    onRequest(incoming, outgoing);
  });
  server.on('checkExpectation', getRequestListener(refusal(417), options));
  answerClientErrors(
    server,
    (socket) =>
      open.get(socket)?.some((outgoing) => outgoing.socket === socket && outgoing.headersSent) ?? false,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = START_ERRORS[error.code ?? '']?.(port, host);
      reject(reason ? new StartupError(reason) : error);
    });
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Stops accepting calls, lets running ones finish within `graceMs` and closes idle connections. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  // These replies will close their connection.
  for (const replies of openReplies.get(server)?.values() ?? [])
    for (const outgoing of replies) outgoing.shouldKeepAlive = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
