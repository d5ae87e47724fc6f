import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { WholeList } from '../db/lists/reply.ts';
import type { AppEnv } from './context.ts';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

const encoder = new TextEncoder();
const toBytes = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? encoder.encode(text) : text;

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
  const head = toBytes(bare ? '[' : '{"success":true,"data":[');
  const tail = toBytes(bare ? ']' : ']}');
  // Without the comma before its first row.
  let bytes: Uint8Array = Buffer.concat([head, ...(first.done ? [] : [toBytes(first.value).subarray(1)])]);
  if (next.done) return c.body(Buffer.concat([bytes, tail]).toString(), 200, JSON_TYPE);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(bytes);
        if (next.done) {
          controller.enqueue(tail);
          controller.close();
          return;
        }
        bytes = toBytes(next.value);
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
