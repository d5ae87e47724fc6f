// Holds connections that send one byte at a time, half in the headers and half in the body, and reopens closed ones.
// `node slow-clients.ts <url> <count>` prints `holding` when all are open and runs until killed.
import { connect } from 'node:net';

const [, , url = '', count = '0'] = process.argv;
const { port } = new URL(url);
const EVERY_MS = 500;

const start = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const waiting = new Set<number>();

function hold(index: number): void {
  const slowHeaders = index % 2 === 0;
  const socket = connect(Number(port), '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  socket.on('connect', () => {
    socket.write(slowHeaders ? start : `${start}Content-Length: 90000\r\n\r\n{`);
    if (slowHeaders) socket.write('X-Slow: ');
    timer = setInterval(() => socket.write('x'), EVERY_MS);
    waiting.delete(index);
    if (waiting.size === 0) process.stdout.write('holding\n');
  });
  socket.on('error', () => {});
  socket.resume().on('close', () => {
    clearInterval(timer);
    setTimeout(() => hold(index), EVERY_MS);
  });
}

for (let index = 0; index < Number(count); index += 1) waiting.add(index);
for (const index of [...waiting]) hold(index);
