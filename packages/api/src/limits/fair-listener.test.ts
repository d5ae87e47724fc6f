import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApp } from '../http/context.ts';
import { closeServer, listen } from '../http/listen.ts';

/** The callers in the order in which the server answered them. */
const answered: string[] = [];
const app = newApp();
app.get('*', async (c) => {
  answered.push(c.req.header('authorization') ?? c.req.path);
  // longer than a turn of the event loop
  await new Promise((done) => setTimeout(done, 2));
  return c.json({ success: true });
});

let running: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  running = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
});
afterAll(() => closeServer(running.server, 1_000));

/** Connections that the server has accepted, so that what is sent over them arrives at the same time. */
async function connections(count: number): Promise<Socket[]> {
  let accepted = 0;
  const onConnection = () => {
    accepted += 1;
  };
  running.server.on('connection', onConnection);
  const sockets = Array.from({ length: count }, () => connect(running.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (accepted < count) await new Promise((resolve) => setImmediate(resolve));
  running.server.off('connection', onConnection);
  return sockets;
}

/** Sends a call over each connection at the same time and waits for all replies. */
async function callAll(calls: { path: string; authorization?: string }[]): Promise<void> {
  answered.length = 0;
  const sockets = await connections(calls.length);
  for (const [index, { path, authorization }] of calls.entries()) {
    const header = authorization ? `Authorization: ${authorization}\r\n` : '';
    sockets[index]?.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
  }
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  for (const socket of sockets) socket.destroy();
}

const BURST = 64;
const burst = Array.from({ length: BURST }, () => ({ path: '/api/client/bills', authorization: 'Bearer a' }));

test('a call sent after a burst of another person is answered after few calls of the burst', async () => {
  await callAll([...burst, { path: '/api/client/bills', authorization: 'Bearer b' }]);
  expect(answered).toHaveLength(BURST + 1);
  expect(answered.indexOf('Bearer b')).toBeLessThan(BURST / 4);
});

test.each(['/', '/api/health', '/api/ready'])('%s waits for no burst', async (path) => {
  await callAll([...burst, { path }]);
  expect(answered).toHaveLength(BURST + 1);
  expect(answered.indexOf(path)).toBeLessThan(BURST / 4);
});
