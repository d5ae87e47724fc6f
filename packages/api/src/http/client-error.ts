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

/**
 * Replies in JSON to requests that Node cannot parse and no handler sees (DECISIONS section 2). @param isAnswering whether a
 * reply on this connection has started; a second one would be read as part of it
 */
export function answerClientErrors(server: Server, isAnswering: (socket: Duplex) => boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && !isAnswering(socket)) {
      const head = [
        `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`,
        'Connection: close',
        'Cache-Control: no-store',
        'Content-Type: application/json',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(BODY)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${BODY}`);
    }
    socket.destroy(error);
  });
}
