import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface RawCall {
  method?: string;
  /** Sent unchanged; fetch would normalize it. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: Uint8Array;
}

/** Sends one request over a real socket. */
export const rawCall = (
  url: string,
  { method = 'GET', path, headers = {}, body }: RawCall,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(body.byteLength) };
    const outgoing = request(
      { hostname, port, path, method, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          const body = Buffer.concat(chunks);
          resolve({ status, headers, body, text: body.toString() });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Sends raw bytes and returns everything until the server closes the connection. */
export const rawBytes = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
