import type { MiddlewareHandler } from 'hono';
import { AppError } from '../AppError.ts';
import { endedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

/** What is too large is still read this far, so that whoever sends it gets the answer and not a closed connection. */
const READ_AT_MOST = 32 * 1024 * 1024;

async function read(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > READ_AT_MOST) break;
  }
  return { chunks, size };
}

/** Refuses bodies of more than `maxBytes`, declared or not. @throws 413 */
export const limitBody =
  (maxBytes: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { raw } = c.req;
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if ((declared !== undefined && Number(declared) <= maxBytes) || !raw.body) return next();
    const { chunks, size } = await read(raw.body, maxBytes).catch(() => {
      throw endedEarly();
    });
    if (size > READ_AT_MOST) c.header('Connection', 'close');
    if (size > maxBytes) throw new AppError(413, 'request.too_large', 'The request is too large');
    c.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  };
