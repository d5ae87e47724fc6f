import { MAX_PHOTOGRAPH_BYTES } from '@prahari/contract/identity';
import { MAX_CHALLAN_BYTES } from '@prahari/contract/registers';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyEndedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

export const MAX_BODY_BYTES = 100 * 1024;

/** 1,000,000 characters of up to three bytes, with their JSON. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

/** A receipt of 5 MB in base64, with its JSON. */
export const MAX_CHALLAN_BODY_BYTES = Math.ceil((MAX_CHALLAN_BYTES / 3) * 4) + 4096;

/** Four times the largest photograph in base64, with its JSON: a larger one is told what is wrong. */
export const MAX_PHOTOGRAPH_BODY_BYTES = Math.ceil(MAX_PHOTOGRAPH_BYTES / 3) * 4 * 4 + 4096;

const PHOTOGRAPH = /^\/api\/admin\/guards\/[^/]+\/photograph$/;

export const maxBytesOf = (path: string): number => {
  if (path.startsWith('/api/admin/import-')) return MAX_IMPORT_BYTES;
  if (PHOTOGRAPH.test(path)) return MAX_PHOTOGRAPH_BODY_BYTES;
  return path === '/api/admin/challans' ? MAX_CHALLAN_BODY_BYTES : MAX_BODY_BYTES;
};

/** Keeps a refused connection open, so that the client gets the reply, not a reset. */
const LINGER_MS = 1_000;

/** Returns undefined for a longer body. Backpressure stops the sender at the limit. */
async function read(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array[] | undefined> {
  // Leaving a `for await` would close the connection before the reply.
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

/** Streams all bytes at once and ends after LINGER_MS, or when the client disconnects. */
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
 * Refuses a body of more than `maxBytes` with 413, by its Content-Length or while reading. A body without a length is
 * kept until it has ended: an admin's up to `maxBytes`, anybody else's up to MAX_BODY_BYTES. Large bodies with a
 * length are read by their endpoint, which admins alone reach.
 */
export const limitBody =
  (maxBytes: (path: string) => number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { raw } = c.req;
    const limit = maxBytes(c.req.path);
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if (declared !== undefined && Number(declared) > limit) return refuse(c);
    if (declared !== undefined || !raw.body) return next();
    const mostKept = c.get('caller')?.role === 'admin' ? limit : Math.min(limit, MAX_BODY_BYTES);
    const chunks = await read(raw.body, mostKept).catch(() => {
      throw bodyEndedEarly();
    });
    if (!chunks) return refuse(c);
    c.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  };
