import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** A CSV file to be sent piece by piece. */
export class CsvFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
  constructor(name: string, pieces: AsyncIterable<string>) {
    this.name = name;
    this.pieces = pieces;
  }
}

/**
 * Sends a file as an attachment. Each piece is made when the one before was sent, and other requests are served between two, so
 * memory does not grow with the file.
 */
export async function sendCsvFile(c: Context<AppEnv>, { name, pieces }: CsvFile): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  // An error before the first byte still becomes a reply with a status.
  let next = await iterator.next();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) {
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(next.value));
        await nextTurn();
        next = await iterator.next();
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return c.body(stream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
