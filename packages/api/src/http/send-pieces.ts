import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

type Piece = string | Uint8Array;

/** Resolves to true when the operating system has the piece, to false when the client has left. */
const isWritten = (outgoing: ServerResponse, piece: Piece): Promise<boolean> =>
  new Promise((resolve) => {
    outgoing.write(piece, (error) => resolve(!error));
  });

/** Sends a body in pieces. It waits for the operating system, so memory doesn't grow. */
export async function sendPieces(
  c: Context<AppEnv>,
  pieces: AsyncIterable<Piece>,
  headers: Record<string, string>,
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  // An error before the first byte still becomes a reply with a status.
  const first = await iterator.next();
  const { outgoing } = c.env;
  if (c.req.method === 'HEAD') {
    await iterator.return?.();
    return c.body(null, 200, headers);
  }
  // Includes the headers that middleware has set on the context.
  outgoing.writeHead(200, Object.fromEntries(c.body(null, 200, headers).headers));
  const send = async (): Promise<void> => {
    for (let next = first; !next.done; next = await iterator.next()) {
      if (!(await isWritten(outgoing, next.value))) return void (await iterator.return?.());
      await nextTurn();
    }
    outgoing.end();
  };
  void send().catch((error: unknown) => {
    c.get('log').error({ error, requestId: c.get('requestId') }, 'a reply ended before it was complete');
    outgoing.destroy();
  });
  return RESPONSE_ALREADY_SENT;
}
