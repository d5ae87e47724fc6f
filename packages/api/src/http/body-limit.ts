import type { Context, MiddlewareHandler } from 'hono';
import { bodyEndedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

/** No form of the contract comes near it. */
export const MAX_BODY_BYTES = 100 * 1024;

/** How long the connection stays after a refusal, so that whoever still sends gets the answer and not a reset. */
const LINGER_MS = 1_000;

/** Undefined when the body is longer. What is beyond the limit is never read: the sender's own buffers fill up. */
async function read(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array[] | undefined> {
  // Not `for await`: leaving that loop would destroy the connection before the answer.
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

/** All of it is sent at once, but its end comes later, or when the other side has closed. */
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

/** Refuses bodies of more than `maxBytes` with a 413: declared ones before a byte is read, others as soon as they are too long. */
export const limitBody =
  (maxBytes: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { raw } = c.req;
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if (declared !== undefined && Number(declared) > maxBytes) return refuse(c);
    if (declared !== undefined || !raw.body) return next();
    const chunks = await read(raw.body, maxBytes).catch(() => {
      throw bodyEndedEarly();
    });
    if (!chunks) return refuse(c);
    c.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  };
