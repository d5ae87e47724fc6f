import type { Context } from 'hono';
import { inSlices } from '../db/pauses.ts';
import { WholeList } from '../read-model/reply.ts';
import type { AppEnv } from './context.ts';
import { sendPieces } from './send-pieces.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Returns rows that are read already, to be sent in pieces: other requests run while they are written. */
export const inPieces = (rows: readonly object[]): WholeList => new WholeList(inSlices(rows));

/** The reply in pieces. The first one has rows, so that a failed read still gets a reply with a status. */
async function* replyOf({ batches }: WholeList, bare: boolean): AsyncGenerator<string> {
  const [start, end] = bare ? ['[', ']'] : ['{"success":true,"data":[', ']}'];
  let before = start;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + JSON.stringify(rows).slice(1, -1);
    before = ',';
  }
  yield before === start ? start + end : end;
}

/** Sends a list without `limit` like the hosted API: `{success,data}`, or a bare array. */
export const sendWholeList = (
  c: Context<AppEnv>,
  list: WholeList,
  { bare }: { bare: boolean },
): Promise<Response> => sendPieces(c, replyOf(list, bare), JSON_TYPE);
