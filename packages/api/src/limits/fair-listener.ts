import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import type { fairTurns } from './fair-turns.ts';

/** Pages, files and probes wait for nobody. */
const waitsForTurn = (target = ''): boolean =>
  target.startsWith('/api/') && target !== '/api/health' && target !== '/api/ready';

/** Not by `headers`, which would parse all of them. */
function headerOf({ rawHeaders }: IncomingMessage, wanted: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === wanted.length && name.toLowerCase() === wanted) return rawHeaders[index + 1];
  }
  return undefined;
}

const COOKIE_SESSION = `Bearer ${PLACEHOLDER_TOKEN}`;

/** The bearer token. With a session in a cookie everybody sends the same placeholder as bearer token, so then it is the cookies. */
function tokenOf(incoming: IncomingMessage): string | undefined {
  const authorization = headerOf(incoming, 'authorization');
  return authorization === COOKIE_SESSION ? (headerOf(incoming, 'cookie') ?? authorization) : authorization;
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
  const token = tokenOf(incoming);
  turns({
    key: token ?? incoming.socket.remoteAddress ?? '',
    // Without a token many people may share an address, for example that of a proxy.
    isLimited: token !== undefined,
    begin: (ended) => {
      if (outgoing.closed) return ended();
      outgoing.on('close', ended);
      void answer(incoming, outgoing);
    },
  });
}
