import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { StartupError } from '../StartupError.ts';
import type { FileStore } from './file-store.ts';
import type { S3Config } from './s3-config.ts';

/** The longest wait for a bucket: 5 MB take 20 seconds at 2 Mbit/s. */
const WAIT_MS = 30_000;
const START_WAIT_MS = 10_000;

/** Rejects when a call takes longer. The client itself waits for five minutes. */
async function inTime<T>(call: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3Errors.ServerError && error.code === 'NoSuchKey';

/** Passes a file on, and rejects when a piece takes too long. */
async function* inTimePieces(body: AsyncIterable<Uint8Array>, waitMs: number): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await inTime(pieces.next(), waitMs);
      if (done) return;
      yield value;
    }
  } finally {
    // Closes the connection, also of a file without end.
    void pieces.return?.().catch(() => {});
  }
}

/** Keeps files in a bucket, below `challans/`. Nothing else in the bucket is read, listed or removed. */
export function s3Files({ endpoint, ...config }: S3Config, waitMs = WAIT_MS): FileStore {
  const client = new S3Client({ endPoint: endpoint, ...config });
  const keyOf = (id: string) => `challans/${id}`;
  return {
    write: async (id, { bytes, type }) => {
      // A bucket that somebody made public saves the file, too, and shows no page.
      const metadata = { 'Content-Type': type, 'Content-Disposition': 'attachment' };
      await inTime(client.putObject(keyOf(id), new Uint8Array(bytes), { metadata }), waitMs);
    },
    read: async (id) => {
      const reply = await inTime(client.getObject(keyOf(id)), waitMs).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return reply?.body ? inTimePieces(reply.body, waitMs) : undefined;
    },
    remove: (id) => inTime(client.deleteObject(keyOf(id)), waitMs),
  };
}

const reasonOf = (error: unknown): string => {
  if (error instanceof S3Errors.ServerError) return `${error.code}: ${error.message}`;
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : message;
};

/** Writes, reads and removes a file in the bucket. @throws StartupError that says what is wrong */
export async function checkBucket(config: S3Config): Promise<void> {
  const files = s3Files(config, START_WAIT_MS);
  const id = 'check-at-start';
  try {
    await files.write(id, { bytes: Buffer.from('%PDF-'), type: 'application/pdf' });
    if (!(await files.read(id))) throw new Error('a file that was just written is not there');
    await files.remove(id);
  } catch (error) {
    const reason = reasonOf(error).replace(/\s+/g, ' ');
    throw new StartupError(`S3_BUCKET ${config.bucket} at ${config.endpoint} cannot be used: ${reason}`);
  }
}
