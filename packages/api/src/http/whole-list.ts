import type { Context } from 'hono';
import type { WholeList } from '../read-model/reply.ts';
import type { AppEnv } from './context.ts';
import { sendPieces } from './send-pieces.ts';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Yields the batches without the comma before their first row, inside the reply's frame. */
async function* replyOf({ batches }: WholeList, bare: boolean): AsyncGenerator<string | Uint8Array> {
  let start = bare ? '[' : '{"success":true,"data":[';
  for await (const batch of batches) {
    if (start === '') yield batch;
    else {
      yield start;
      yield typeof batch === 'string' ? batch.slice(1) : batch.subarray(1);
      start = '';
    }
  }
  yield `${start}${bare ? ']' : ']}'}`;
}

/** Sends a list without `limit` like the hosted API: `{success,data}`, or a bare array. */
export const sendWholeList = (
  c: Context<AppEnv>,
  list: WholeList,
  { bare }: { bare: boolean },
): Promise<Response> => sendPieces(c, replyOf(list, bare), JSON_TYPE);
