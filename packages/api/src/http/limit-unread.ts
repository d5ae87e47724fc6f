import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Bytes of replies in this process that wait for clients to read them. */
export const MAX_UNREAD_BYTES = 256 * 1024 * 1024;

const EVERY_MS = 1_000;

/** Replies that are not sent completely, by connection. */
type OpenReplies = ReadonlyMap<Duplex, readonly ServerResponse[]>;

/** Closes connections while all of them together leave more than `maxBytes` unread, that with most first. */
export function limitUnread(
  server: Server,
  { open, maxBytes, onClosed }: { open: OpenReplies; maxBytes: number; onClosed: () => void },
): void {
  const timer = setInterval(() => {
    const unread = Array.from(open, ([socket, replies]) => ({
      socket,
      // The length of the reply being sent includes that of its connection.
      bytes: replies.reduce((sum, { writableLength }) => sum + writableLength, 0),
    }));
    let excess = unread.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes;
    if (excess <= 0) return;
    for (const { socket, bytes } of unread.sort((a, b) => b.bytes - a.bytes)) {
      if (excess <= 0) return;
      socket.destroy();
      onClosed();
      excess -= bytes;
    }
  }, EVERY_MS);
  timer.unref();
  server.on('close', () => clearInterval(timer));
}
