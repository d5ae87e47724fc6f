import type { IncomingMessage, ServerResponse } from 'node:http';
import type { fairTurns } from './fair-turns.ts';

/** Pages, files and probes wait for nobody. */
const waitsForTurn = (target = ''): boolean =>
  target.startsWith('/api/') && target !== '/api/health' && target !== '/api/ready';

const AUTHORIZATION = 'authorization';

/** Not by `headers`, which would parse all of them. */
function authorizationOf({ rawHeaders }: IncomingMessage): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION)
      return rawHeaders[index + 1];
  }
  return undefined;
}

/** Answers when it is the turn of the caller: of the token, or of the connection's address without one. */
export function answerFairly(
  turns: ReturnType<typeof fairTurns>,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (!waitsForTurn(incoming.url)) {
    void answer(incoming, outgoing);
    return;
  }
  const authorization = authorizationOf(incoming);
  turns({
    key: authorization ?? incoming.socket.remoteAddress ?? '',
    // Without a token many people may share an address, for example that of a proxy.
    isLimited: authorization !== undefined,
    begin: (ended) => {
      if (outgoing.closed) return ended();
      outgoing.on('close', ended);
      void answer(incoming, outgoing);
    },
  });
}
