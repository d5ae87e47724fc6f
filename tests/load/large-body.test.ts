import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

afterEach(cleanUp);

const MB = 1024 * 1024;
/** Bytes that the process reads apart from the body. */
const TOLERANCE = 0.5 * MB;

/** Bytes a process has read from sockets and files, as counted by the kernel. */
const bytesRead = (pid: number): number =>
  Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);

interface Sent {
  reply: string;
  /** Bytes sent before the reply came. */
  sent: number;
}

/** Sends a body as fast as it is accepted and stops at the first reply, as browsers do. */
function send(url: string, headers: string, chunk: Buffer, times: number): Promise<Sent> {
  const { port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    let reply = '';
    let left = times;
    const push = () => {
      while (left > 0 && !reply) {
        left -= 1;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('connect', () => {
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n`,
      );
      push();
    });
    socket.on('drain', push);
    socket.on('error', fail);
    socket.setEncoding('utf8').on('data', (text: string) => {
      reply += text;
      if (!reply.includes('"message"')) return;
      done({ reply, sent: socket.bytesWritten - socket.writableLength });
      socket.destroy();
    });
  });
}

const block = Buffer.alloc(64 * 1024, 32);
const chunked = Buffer.concat([Buffer.from(`${block.length.toString(16)}\r\n`), block, Buffer.from('\r\n')]);

test.runIf(process.platform === 'linux').each([
  ['declared', `Content-Length: ${10 * MB}\r\n`, block, 0],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', chunked, 100 * 1024],
])('a 10 MB body (%s) is refused before it is read', async (how, headers, chunk, readBeforeTooLong) => {
  const server = startServer({ dataDir: createTempFolder() });
  const url = await server.ready;
  // warm-up
  await send(url, headers, chunk, 160);
  const before = bytesRead(server.pid);
  const { reply } = await send(url, headers, chunk, 160);
  const readBytes = bytesRead(server.pid) - before;
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  expect(reply).toContain('"code":"request.too_large"');
  expect(readBytes).toBeLessThan(readBeforeTooLong + TOLERANCE);
  expect(await server.signal('SIGTERM')).toBe(0);
  reportResult({
    proof: `A body of 10 MB, ${how}`,
    done: '10 MB offered as fast as they are taken',
    found: `413 after the server had read ${formatNumber(Math.round(readBytes / 1024))} KB in all`,
  });
});

test('a large body announced with Expect: 100-continue is refused before any of it is sent', async () => {
  const server = startServer({ dataDir: createTempFolder() });
  const url = await server.ready;
  const headers = `Content-Length: ${10 * MB}\r\nExpect: 100-continue\r\n`;
  const { reply } = await send(url, headers, block, 0);
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
});
