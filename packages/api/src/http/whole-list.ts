import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { WholeList } from '../db/lists/reply.ts';
import type { AppEnv } from './context.ts';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Sends a list without `limit` as the hosted API does: `{success,data}`, or a bare array. Each batch is read when the one before
 * was sent, and other requests are served between two, so memory does not grow with the list.
 */
export async function sendWholeList(
  c: Context<AppEnv>,
  { batches }: WholeList,
  { bare }: { bare: boolean },
): Promise<Response> {
  const iterator = batches[Symbol.asyncIterator]();
  // An error before the first byte still becomes a reply with a status.
  const first = await iterator.next();
  let next = await iterator.next();
  const [head, tail] = bare ? ['[', ']'] : ['{"success":true,"data":[', ']}'];
  let text = head + (first.done ? '' : first.value);
  if (next.done) return c.body(text + tail, 200, JSON_TYPE);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(encoder.encode(text));
        if (next.done) {
          controller.enqueue(encoder.encode(tail));
          controller.close();
          return;
        }
        text = `,${next.value}`;
        await nextTurn();
        next = await iterator.next();
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return c.body(stream, 200, JSON_TYPE);
}
