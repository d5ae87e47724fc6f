import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: { code?: string; data?: { _id: string; billNumber?: string }; token?: string };
  /** Time from the first byte sent to the last byte read. */
  ms: number;
}

export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT';
  /** The path below `/api`. */
  path: string;
  token?: string;
  body?: object;
  /** The Idempotency-Key. */
  key?: string;
}

export interface HttpClient {
  /** Resolves to undefined if the connection was refused or broke before the whole reply. */
  send: (call: HttpCall) => Promise<HttpReply | undefined>;
  close: () => void;
}

export function createHttpClient(url: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send: HttpClient['send'] = ({ method, path, token, body, key }) => {
    const text = body && JSON.stringify(body);
    const began = performance.now();
    return new Promise((done) => {
      const clientRequest = request(`${url}/api${path}`, {
        method,
        agent,
        headers: {
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
      });
      clientRequest.on('error', () => done(undefined));
      clientRequest.on('response', (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', () => done(undefined));
        reply.on('close', () => {
          if (!reply.complete) return done(undefined);
          const replyText = Buffer.concat(chunks).toString();
          done({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: replyText ? JSON.parse(replyText) : {},
            ms: performance.now() - began,
          });
        });
      });
      clientRequest.end(text);
    });
  };
  return { send, close: () => agent.destroy() };
}
