import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newApp } from '../http/context.ts';
import { closeServer, listen } from '../http/listen.ts';
import { MAX_RUNNING, roundRobin, SPIKE_ABOVE, SPIKE_PAUSE_MS } from './turns.ts';

/** The callers in the order in which the server answered them. */
const answered: string[] = [];
const app = newApp();
app.get('*', async (c) => {
  answered.push(c.req.header('authorization') ?? c.req.path);
  // Longer than a tick of the event loop.
  await new Promise((done) => setTimeout(done, 2));
  return c.json({ success: true });
});

let running: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  running = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
});
afterAll(() => closeServer(running.server, 1_000));

/** Opens connections, so that the calls over them arrive at the same time. */
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

test('a call after another person’s spike is answered after few calls of the spike', async () => {
  await callAll([...burst, { path: '/api/client/bills', authorization: 'Bearer b' }]);
  expect(answered).toHaveLength(BURST + 1);
  expect(answered.indexOf('Bearer b')).toBeLessThan(BURST / 4);
});

test.each(['/', '/api/health', '/api/ready'])('%s waits for no spike', async (path) => {
  await callAll([...burst, { path }]);
  expect(answered).toHaveLength(BURST + 1);
  expect(answered.indexOf(path)).toBeLessThan(BURST / 4);
});

const nextTurn = () => new Promise((done) => setImmediate(done));

/**
 * Makes calls that end on demand, and lists the order of their starts. A name begins with its
 * caller.
 */
function manualCalls() {
  const begun: string[] = [];
  const replies = new Map<string, EventEmitter>();
  const takeTurn = roundRobin();
  return {
    begun,
    call(name: string, isPerson = true) {
      const headers = isPerson ? { authorization: `Bearer ${name.charAt(0)}` } : {};
      const incoming = { url: '/api/client/bills', headers, socket: { remoteAddress: '192.0.2.1' } };
      const outgoing = new EventEmitter();
      replies.set(name, outgoing);
      takeTurn(
        () => begun.push(name),
        incoming as unknown as IncomingMessage,
        outgoing as unknown as ServerResponse,
      );
    },
    end: (name: string) => replies.get(name)?.emit('close'),
  };
}

test('a lone call starts at once', async () => {
  const { begun, call } = manualCalls();
  call('a1');
  expect(begun).toEqual(['a1']);
  await nextTurn();
  call('b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('a spike starts one call per tick of the event loop, and another person’s call does not wait for it', async () => {
  const { begun, call } = manualCalls();
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name);
  expect(begun).toEqual(['a1']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2']);
  call('b1');
  call('b2');
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('a person’s calls above the limit wait until one has ended, and another person’s do not', async () => {
  const { begun, call, end } = manualCalls();
  for (let index = 0; index < MAX_RUNNING + 2; index += 1) call(`a${index}`);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(begun).toHaveLength(MAX_RUNNING);
  call('b1');
  expect(begun.at(-1)).toBe('b1');
  await nextTurn();
  end('a0');
  await nextTurn();
  expect(begun.slice(-1)).toEqual([`a${MAX_RUNNING}`]);
});

test('calls without a session all start, one per tick', async () => {
  const { begun, call } = manualCalls();
  const names = Array.from({ length: MAX_RUNNING + 4 }, (_, index) => `a${index}`);
  for (const name of names) call(name, false);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(begun).toEqual(names);
});

describe('a spike', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const someTurns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  };
  const SENT = SPIKE_ABOVE + 10;

  /**
   * Sends a person's spike after another person's call and returns the number of starts without a
   * pause.
   */
  async function begunOfBurst({ other = true, waitMs = 0, sent = SENT, isPerson = true }) {
    const { begun, call, end } = manualCalls();
    if (other) call('b');
    vi.advanceTimersByTime(waitMs);
    await someTurns();
    for (let index = 0; index < sent; index += 1) call(`a${index}`, isPerson);
    const count = () => begun.filter((name) => name.startsWith('a')).length;
    const endAll = async () => {
      for (const name of begun) end(name);
      await someTurns();
    };
    for (let before = -1; before < count(); ) {
      before = count();
      await endAll();
    }
    return { count, endAll };
  }

  test('starts one call after each pause while another person calls', async () => {
    const { count, endAll } = await begunOfBurst({});
    const before = count();
    expect(before).toBeLessThan(4);
    vi.advanceTimersByTime(SPIKE_PAUSE_MS);
    await endAll();
    expect(count()).toBe(before + 1);
  });

  test.each([
    ['nobody else calls', { other: false }],
    ['nobody else has called for a second', { waitMs: 1_001 }],
    ['it has few calls', { sent: SPIKE_ABOVE }],
    ['it is of many people behind one address', { isPerson: false }],
  ])('does not pause when %s', async (_, options) => {
    const { count } = await begunOfBurst(options);
    expect(count()).toBe('sent' in options ? options.sent : SENT);
  });
});
