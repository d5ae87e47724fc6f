import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const BODY = JSON.stringify({
  success: false,
  code: 'request.malformed',
  message: 'The request is malformed',
});

const reply = (status: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    '',
    BODY,
  ].join('\r\n');

/**
 * Replies in JSON to requests that Node can't parse. It stays silent if `isAnswering`, because the
 * client would read a second reply as part of the first.
 */
export function answerClientErrors(server: Server, isAnswering: (socket: Duplex) => boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && !isAnswering(socket)) {
      socket.write(reply(STATUS[error.code ?? ''] ?? '400 Bad Request'));
    }
    socket.destroy(error);
  });
  // This server is no proxy.
  server.on('connect', (_, socket) => socket.end(reply('400 Bad Request')));
}
