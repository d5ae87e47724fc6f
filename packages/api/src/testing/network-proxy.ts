import { connect, createServer, type Socket } from 'node:net';

export interface NetworkProxy {
  url: string;
  /** From now on nothing passes, and no connection ends: as when a network cable is pulled. */
  drop: () => void;
  /**
   * Hushes when the server is next told something that has this word in it: `before` it gets there, or right `after`, so that
   * only the answer is lost.
   */
  dropAt: (word: string, when: 'before' | 'after') => void;
  /** The cable is back: what waited on both sides comes late, as TCP sends it again. */
  resume: () => void;
  /** Something on the way has forgotten every connection there was: they stay silent for good, and new ones pass. */
  loseConnections: () => void;
  /** Resolves when it is silent. */
  dropped: () => Promise<void>;
  close: () => void;
}

/** Stands between a server and its database. */
export async function startNetworkProxy(databaseUrl: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let quiet = false;
  let silence = Promise.withResolvers<void>();
  let trap: { word: string; when: 'before' | 'after' } | undefined;

  const drop = () => {
    quiet = true;
    trap = undefined;
    for (const socket of sockets) socket.pause();
    silence.resolve();
  };
  const pass = (from: Socket, to: Socket, chunk: Buffer, told: boolean) => {
    const caught = told && trap && chunk.includes(trap.word) ? trap.when : undefined;
    if (caught === 'before') {
      drop();
      from.unshift(chunk);
      return;
    }
    to.write(chunk);
    if (caught === 'after') drop();
  };
  const join = (from: Socket, to: Socket, told: boolean) => {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => pass(from, to, chunk, told));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    if (quiet) from.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far, true);
    join(far, near, false);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const speak = () => {
    quiet = false;
    silence = Promise.withResolvers();
  };
  return {
    url: url.href,
    drop,
    dropAt: (word, when) => {
      trap = { word, when };
    },
    resume: () => {
      speak();
      for (const socket of sockets) if (!forgotten.has(socket)) socket.resume();
    },
    loseConnections: () => {
      speak();
      for (const socket of sockets) forgotten.add(socket);
    },
    dropped: () => silence.promise,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
