import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface StubResponse {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as HTML. */
  body?: unknown;
}

/** For tests: a server on a free port that records each request and replies with what `respond` returns. */
export async function stubServer() {
  const received: ReceivedRequest[] = [];
  const server = {
    received,
    /** Identifies our own API, which accepts an Idempotency-Key. */
    headers: { 'x-request-id': 'r1' } as Record<string, string>,
    respond: (_: ReceivedRequest): StubResponse | Promise<StubResponse> => ({ body: { success: true } }),
  };
  const http = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const receivedRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    received.push(receivedRequest);
    const { status = 200, headers = {}, body } = await server.respond(receivedRequest);
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
  /** Replies with this to every request. */
  const answerWith = (answer: StubResponse) => {
    server.respond = () => answer;
  };
  return Object.assign(server, { origin: `http://127.0.0.1:${port}`, close, answerWith });
}
