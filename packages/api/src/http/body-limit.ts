import { MAX_PHOTOGRAPH_BYTES } from '@prahari/contract/identity';
import { MAX_CHALLAN_BYTES } from '@prahari/contract/registers';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyEndedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

export const MAX_BODY_BYTES = 100 * 1024;

/** Without a session, or to hash. The longest, that of a passkey, has some 4 KB. */
export const MAX_STRANGER_BODY_BYTES = 16 * 1024;

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

const FIRST_BYTES = 1024;

/** Returns undefined for a longer body. Backpressure stops the sender at the limit. */
async function read(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Leaving a `for await` would close the connection before the reply.
  const reader = body.getReader();
  // Chunks are copied at once: one of a byte takes 200 bytes as long as it is kept.
  let kept = new Uint8Array(FIRST_BYTES);
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return kept.subarray(0, size);
    if (size + value.byteLength > maxBytes) return undefined;
    if (size + value.byteLength > kept.byteLength) {
      const larger = new Uint8Array(Math.max(2 * kept.byteLength, size + value.byteLength));
      larger.set(kept.subarray(0, size));
      kept = larger;
    }
    kept.set(value, size);
    size += value.byteLength;
  }
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

interface BodyLimit {
  /** The largest body that a path takes from somebody with a session. */
  maxBytesOf: (path: string) => number;
  /** True for a path with a link that counts: it takes as much as a session. */
  isLiveLink?: (path: string) => Promise<boolean>;
}

async function limitOf(c: Context<AppEnv>, { maxBytesOf, isLiveLink }: BodyLimit): Promise<number> {
  const { path } = c.req;
  const [most, caller] = [maxBytesOf(path), c.get('caller')];
  if (caller && !c.get('endpoint')?.hashes)
    return caller.role === 'admin' ? most : Math.min(most, MAX_BODY_BYTES);
  return (await isLiveLink?.(path)) ? most : MAX_STRANGER_BODY_BYTES;
}

/** True for a call whose body nobody reads: it has no endpoint, takes none, or is refused for want of a session. */
const isUnread = (c: Context<AppEnv>): boolean => {
  const endpoint = c.get('endpoint');
  return !endpoint?.body || (endpoint.access !== 'public' && !c.get('caller'));
};

/**
 * Refuses a body that is too long with 413, by its Content-Length or while reading. A body without a length is kept
 * until it has ended, so register this once for calls without a session, and for calls with one where it is their turn.
 */
export const limitBody =
  (whose: 'strangers' | 'persons', sizes: BodyLimit): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { raw } = c.req;
    if ((whose === 'persons') !== (c.get('caller') !== undefined) || isUnread(c)) return next();
    const limit = await limitOf(c, sizes);
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if (declared !== undefined && Number(declared) > limit) return refuse(c);
    if (declared !== undefined || !raw.body) return next();
    const body = await read(raw.body, limit).catch(() => {
      throw bodyEndedEarly();
    });
    if (!body) return refuse(c);
    c.req.raw = new Request(raw, { body });
    return next();
  };
