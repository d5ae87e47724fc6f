import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server got. */
export interface Received {
  method: string;
  /** With the query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
}

/** For tests: a real server on a free port that notes each request and answers what `answer` returns. */
export async function answeringServer() {
  const received: Received[] = [];
  const server = {
    received,
    /** As our own API does, which by this is known to take an Idempotency-Key. */
    headers: { 'x-request-id': 'r1' } as Record<string, string>,
    answer: (_: Received): Answer | Promise<Answer> => ({ body: { success: true } }),
  };
  const http = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    const got = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: sent ? JSON.parse(sent) : undefined,
    };
    received.push(got);
    const { status = 200, headers = {}, body } = await server.answer(got);
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...server.headers,
      ...headers,
    });
    response.end(isText || body === undefined ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const close = () => {
    http.closeAllConnections();
    return new Promise<void>((done) => http.close(() => done()));
  };
  return Object.assign(server, { origin: `http://127.0.0.1:${port}`, close });
}
