import { connect, createServer, type Socket } from 'node:net';

export interface NetworkProxy {
  url: string;
  /** Drops all traffic without closing connections, like an unplugged cable. */
  drop: () => void;
  /**
   * Drops traffic at the next message with `word`, `before` its delivery or right `after`, so that
   * only the reply is lost.
   */
  dropAt: (word: string, when: 'before' | 'after') => void;
  /** Restores the network. Pending data arrives late, like over TCP. */
  resume: () => void;
  /** Restores the network for new connections only. */
  loseConnections: () => void;
  /** Resolves when traffic is dropped. */
  dropped: () => Promise<void>;
  close: () => void;
}

/** Starts a proxy between a server and its database. */
export async function startNetworkProxy(databaseUrl: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const blocked = new WeakSet<Socket>();
  let isDropping = false;
  let dropping = Promise.withResolvers<void>();
  let dropRule: { word: string; when: 'before' | 'after' } | undefined;

  const drop = () => {
    isDropping = true;
    dropRule = undefined;
    for (const socket of sockets) socket.pause();
    dropping.resolve();
  };
  const pass = (from: Socket, to: Socket, chunk: Buffer, toDatabase: boolean) => {
    const caught = toDatabase && dropRule && chunk.includes(dropRule.word) ? dropRule.when : undefined;
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
    if (isDropping) from.pause();
  };
  const server = createServer((clientSocket) => {
    const serverSocket = connect(Number(port), hostname);
    join(clientSocket, serverSocket, true);
    join(serverSocket, clientSocket, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const restore = () => {
    isDropping = false;
    dropping = Promise.withResolvers();
  };
  return {
    url: url.href,
    drop,
    dropAt: (word, when) => {
      dropRule = { word, when };
    },
    resume: () => {
      restore();
      for (const socket of sockets) if (!blocked.has(socket)) socket.resume();
    },
    loseConnections: () => {
      restore();
      for (const socket of sockets) blocked.add(socket);
    },
    dropped: () => dropping.promise,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
