import type { Context, MiddlewareHandler } from 'hono';
import { bodyEndedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

/** Far above the largest body of the contract. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Of a file of people: 500,000 characters of up to four bytes, and their JSON. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

/** The longest body that a path takes. */
export const maxBytesOf = (path: string): number =>
  path.startsWith('/api/admin/import-') ? MAX_IMPORT_BYTES : MAX_BODY_BYTES;

/** How long the connection stays open after a refusal, so that a client that is still sending gets the reply and not a reset. */
const LINGER_MS = 1_000;

/** Undefined when the body is longer. Bytes beyond the limit are not read; backpressure stops the sender. */
async function read(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array[] | undefined> {
  // Not `for await`: leaving that loop would close the connection before the reply.
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    size += value.byteLength;
  }
  return undefined;
}

/** A stream that sends all bytes at once but ends after a delay, or when the client disconnects. */
function delayedClose(text: Uint8Array): ReadableStream<Uint8Array> {
  let late: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(text);
      late = setTimeout(() => controller.close(), LINGER_MS);
      late.unref();
    },
    cancel: () => clearTimeout(late),
  });
}

function refuse(c: Context<AppEnv>): Response {
  const text = new TextEncoder().encode(
    JSON.stringify({ success: false, code: 'request.too_large', message: 'The request is too large' }),
  );
  return c.body(delayedClose(text), 413, {
    'Content-Type': 'application/json',
    'Content-Length': String(text.byteLength),
    Connection: 'close',
  });
}

/**
 * Refuses bodies of more than `maxBytes` with 413: by path and Content-Length before reading,
 * otherwise as soon as they exceed it.
 */
export const limitBody =
  (maxBytes: (path: string) => number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { raw } = c.req;
    const limit = maxBytes(c.req.path);
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if (declared !== undefined && Number(declared) > limit) return refuse(c);
    if (declared !== undefined || !raw.body) return next();
    const chunks = await read(raw.body, limit).catch(() => {
      throw bodyEndedEarly();
    });
    if (!chunks) return refuse(c);
    c.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  };
