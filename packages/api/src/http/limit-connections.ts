import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { sourceNetwork } from '../limits/source-network.ts';

/** Connections that a process keeps open. One takes 16 KB of memory, and a stranger's body as much again. */
export const MAX_CONNECTIONS = 5_000;

/** IPv4 that is written as IPv6 counts by its own address. */
const networkOf = ({ remoteAddress = 'unknown' }: Socket): string =>
  sourceNetwork(remoteAddress.replace(/^::ffff:/i, ''), 48);

/** Calls on one connection that wait for their replies. Browsers and proxies send one. */
export const MAX_PIPELINED = 4;

interface ConnectionLimit {
  maxOpen: number;
  /** True while the server works on a call of the connection. */
  isAnswering: (socket: Socket) => boolean;
  /** Called for each connection that is closed. */
  onClosed: () => void;
}

/**
 * Keeps the open connections of a server at `maxOpen`. One more takes the place of the oldest that isn't being answered,
 * in the network that has most of them, so that nobody keeps others or their own neighbors out; it is refused where all of
 * these are. A proxy is one network.
 */
export function limitConnections(server: Server, { maxOpen, isAnswering, onClosed }: ConnectionLimit): void {
  /** The oldest is first. */
  const byNetwork = new Map<string, Set<Socket>>();
  let open = 0;

  function closeOne(newest: Socket): void {
    let most = new Set<Socket>();
    for (const sockets of byNetwork.values()) if (sockets.size > most.size) most = sockets;
    const oldest = most.values().find((socket) => !socket.destroyed && !isAnswering(socket));
    (oldest ?? newest).destroy();
    onClosed();
  }

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket);
    const sockets = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, sockets.add(socket));
    open += 1;
    socket.once('close', () => {
      open -= 1;
      sockets.delete(socket);
      if (sockets.size === 0) byNetwork.delete(network);
    });
    if (open > maxOpen) closeOne(socket);
  });
}
