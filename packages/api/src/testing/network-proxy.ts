import { connect, createServer, type Socket } from 'node:net';

export interface NetworkProxy {
  url: string;
  /** Drops all traffic from now on without closing connections, like an unplugged cable. */
  drop: () => void;
  /**
   * Drops traffic at the next message to the database that contains `word`: `before` it is delivered, or right `after`, so that
   * only the reply is lost.
   */
  dropAt: (word: string, when: 'before' | 'after') => void;
  /** Restores the network; pending data is delivered late, as TCP does. */
  resume: () => void;
  /** Restores the network for new connections only; existing ones stay unresponsive. */
  loseConnections: () => void;
  /** Resolves when traffic is dropped. */
  dropped: () => Promise<void>;
  close: () => void;
}

/** A proxy between a server and its database. */
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
  const pass = (from: Socket, to: Socket, chunk: Buffer, toDatabase: boolean) => {
    const caught = toDatabase && trap && chunk.includes(trap.word) ? trap.when : undefined;
    if (caught === 'before') {
      drop();
      from.unshift(chunk);
      return;
    }
    to.write(chunk);
    if (caught === 'after') drop();
  };
  const join = (from: Socket, to: Socket, toDatabase: boolean) => {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => pass(from, to, chunk, toDatabase));
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
