import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendError, webhookSender } from './send-webhook.ts';

const TIMEOUT_MS = 500;

/** Sends an event to a receiver that does this with each connection. Returns the status, or why there is none. */
async function deliverTo(act: (socket: Socket) => void, scheme = 'http'): Promise<number | string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}));
    act(socket);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/prahari`;
  const send = webhookSender({ canBeLoopback: true, timeoutMs: TIMEOUT_MS });
  return send({ url, headers: {}, body: 'x'.repeat(10_000) }).catch(sendError);
}

/** Writes again and again, until the connection is closed. */
const repeat = (socket: Socket, text: string): void => {
  const timer = setInterval(() => socket.write(text), 5);
  socket.on('close', () => clearInterval(timer));
};

const noReply = 'No reply within ten seconds';
const noHttp = 'The reply is not valid HTTP';

test.each<[string, (socket: Socket) => void, number | string]>([
  ['says nothing', () => {}, noReply],
  ['breaks the connection', (socket) => socket.resetAndDestroy(), 'The connection was broken'],
  [
    'redirects',
    (socket) => socket.write('HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\n\r\n'),
    302,
  ],
  [
    'changes the protocol',
    (socket) => socket.write('HTTP/1.1 101 Now\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    noReply,
  ],
  [
    'says without end that a reply will come',
    (socket) => repeat(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(500)),
    noReply,
  ],
  [
    'sends a head without end',
    (socket) => repeat(socket, `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(60_000)}`),
    noHttp,
  ],
  ['sends a byte at a time', (socket) => repeat(socket, 'H'), noHttp],
  [
    'sends a body without end',
    (socket) => repeat(socket, `HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(60_000)}`),
    200,
  ],
  [
    'replies twice',
    (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\n\r\n'),
    200,
  ],
  ['speaks something else', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), noHttp],
])(
  'a receiver that %s holds a delivery no longer than its time, and breaks nothing',
  async (_, act, outcome) => {
    const began = performance.now();
    expect(await deliverTo(act)).toBe(outcome);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 2_000);
  },
);

test('a receiver without TLS at an https address is told from one with a bad certificate', async () => {
  const outcome = await deliverTo((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'https');
  expect(outcome).toBe('Nothing speaks HTTPS at this address');
});
