import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { ClosingLimit } from './closed-connections.ts';
import { newApp } from './context.ts';
import { MAX_PIPELINED } from './limit-connections.ts';
import { closeServer, listen } from './listen.ts';

const MOST = 20;
const ATTACKER = '127.0.0.2';
const VICTIM = '127.0.0.3';
const CALL = 'GET /quick HTTP/1.1\r\nHost: a.example\r\n\r\n';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function startSmallServer(limits: object = {}) {
  const slow = Promise.withResolvers<void>();
  let running = 0;
  const closedAt: ClosingLimit[] = [];
  const app = newApp();
  app.get('/quick', (c) => c.text('quick'));
  app.post('/quick', async (c) => c.text(await c.req.text().catch(() => '')));
  app.get('/large', (c) => c.body(Buffer.alloc(32 * 1024 * 1024)));
  app.get('/slow', async (c) => {
    running += 1;
    await slow.promise;
    return c.text('slow');
  });
  const options = { port: 0, host: '127.0.0.1', limits: { maxOpen: MOST, ...limits } };
  const onClosed = (limit: ClosingLimit) => void closedAt.push(limit);
  const { server } = await listen(app, { ...options, onClosed }, Promise.resolve());
  const sockets: Socket[] = [];
  stop = async () => {
    slow.resolve();
    for (const socket of sockets) socket.destroy();
    await closeServer(server, 100);
  };
  const { port } = server.address() as AddressInfo;

  /** Opens a connection from an address and sends bytes. */
  function open(localAddress: string, bytes: string) {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
    sockets.push(socket);
    const reply = Promise.withResolvers<string>();
    socket.on('data', (data) => reply.resolve(String(data)));
    socket.on('error', () => {});
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    void closed.then(() => reply.resolve('closed'));
    return { socket, reply: reply.promise, closed };
  }

  const openConnections = () => new Promise<number>((done) => server.getConnections((_, open) => done(open)));
  return { open, openConnections, closedAt, running: () => running, endSlow: slow.resolve };
}

const onLinux = test.runIf(process.platform === 'linux');

const kinds = {
  'that send nothing': '',
  'that never end their headers': 'GET /quick HTTP/1.1\r\nHost: a.example\r\nX-Slow: ',
  'that never end their body':
    'POST /quick HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\nhalf of it',
  'that stay open after a reply': CALL,
  'that never read a large reply': 'GET /large HTTP/1.1\r\nHost: a.example\r\n\r\n',
};

onLinux.for(Object.entries(kinds))(
  'connections %s keep neither others nor their neighbors out, however many one address opens',
  async ([, bytes]) => {
    const { open, openConnections, closedAt } = await startSmallServer();
    for (let index = 0; index < 3 * MOST; index += 1) {
      const { socket, reply } = open(ATTACKER, bytes);
      if (bytes === CALL) await reply;
      if (bytes.includes('/large')) socket.pause();
    }
    for (const from of [VICTIM, ATTACKER]) expect(await open(from, CALL).reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(await openConnections()).toBeLessThanOrEqual(MOST);
    // Replies that nobody reads may also be given up before the connections are too many.
    const limits = bytes.includes('/large') ? ['open', 'unread'] : ['open'];
    expect(closedAt.filter((limit) => limits.includes(limit)).length).toBeGreaterThanOrEqual(2 * MOST);
  },
);

onLinux(
  'a connection of another address stays open beside a flood, and so does a call that is being answered',
  async () => {
    const { open, endSlow } = await startSmallServer();
    const idle = open(VICTIM, CALL);
    await idle.reply;
    const running = open(ATTACKER, CALL.replace('quick', 'slow'));
    for (let index = 0; index < 3 * MOST; index += 1) await open(ATTACKER, CALL).reply;
    endSlow();
    expect(await running.reply).toMatch(/^HTTP\/1\.1 200 /);
    const again = new Promise((done) => idle.socket.once('data', (data) => done(String(data))));
    idle.socket.write(CALL);
    expect(await again).toMatch(/^HTTP\/1\.1 200 /);
  },
);

onLinux('a call beyond those that are being answered is cut off, not kept', async () => {
  const { open, running, endSlow } = await startSmallServer();
  const calls = Array.from({ length: MOST }, () => open(ATTACKER, CALL.replace('quick', 'slow')));
  await expect.poll(running).toBe(MOST);
  expect(await open(VICTIM, CALL).reply).toBe('closed');
  endSlow();
  for (const { reply } of calls) expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection that sends calls without waiting for their replies is closed, and few of them are begun', async () => {
  const { open, running, closedAt } = await startSmallServer();
  const { reply } = open('127.0.0.1', CALL.replace('quick', 'slow').repeat(5_000));
  expect(await reply).toBe('closed');
  expect(running()).toBeLessThanOrEqual(MAX_PIPELINED);
  expect(closedAt).toEqual(['calls']);
});

test('two calls in one packet are answered in their order', async () => {
  const { open } = await startSmallServer();
  const { socket } = open('127.0.0.1', CALL + CALL.replace('Host', 'Connection: close\r\nHost'));
  let read = '';
  socket.on('data', (data) => {
    read += String(data);
  });
  await expect.poll(() => read.match(/HTTP\/1\.1 200 /g)?.length).toBe(2);
});

test('replies that nobody reads are given up above a limit, and who reads gets theirs', async () => {
  const { open, openConnections, closedAt } = await startSmallServer({ maxUnread: 40 * 1024 * 1024 });
  const large = CALL.replace('quick', 'large');
  const unread = Array.from({ length: 4 }, () => open('127.0.0.1', large));
  for (const { socket } of unread) socket.pause();
  await expect.poll(openConnections, { timeout: 5_000 }).toBe(1);
  expect(closedAt).toEqual(['unread', 'unread', 'unread']);
  const { socket, closed } = open('127.0.0.1', large.replace('Host', 'Connection: close\r\nHost'));
  let read = 0;
  socket.on('data', ({ length }) => {
    read += length;
  });
  await closed;
  expect(read).toBeGreaterThan(32 * 1024 * 1024);
});

test('whoever does not read a reply is disconnected', async () => {
  const { open } = await startSmallServer({ timeout: 300 });
  const { socket, closed } = open('127.0.0.1', 'GET /large HTTP/1.1\r\nHost: a.example\r\n\r\n');
  socket.pause();
  await wait(1_000);
  socket.resume();
  let read = 0;
  socket.on('data', ({ length }) => {
    read += length;
  });
  await closed;
  expect(read).toBeLessThan(32 * 1024 * 1024);
});
