import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

const CONNECTIONS = 7_000;
/** The memory that the process may need more: some 40 KB for each of 5,000 connections, and as much air. */
const MAX_GROWTH_MB = 400;
const [ATTACKER, VICTIM] = ['127.0.0.2', '127.0.0.3'];

const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await cleanUp();
});

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Opens a connection of the attacker. Resolves when it is open, or was refused. */
const open = (port: number, bytes: string): Promise<void> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }, () => {
      socket.write(bytes, () => done());
    });
    sockets.add(socket);
    socket.resume().on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      done();
    });
  });

/** Calls over a connection of its own, and returns the status and the time in ms. */
const call = (url: string, localAddress: string): Promise<{ status: number; ms: number }> =>
  new Promise((done) => {
    const began = performance.now();
    const end = (status = 0) => done({ status, ms: performance.now() - began });
    request(`${url}/api/prices`, { agent: false, localAddress }, (reply) => {
      reply.resume().on('close', () => end(reply.statusCode));
    })
      .on('error', () => end())
      .end();
  });

const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.runIf(process.platform === 'linux')(
  '20 MB of calls on one connection stop nobody and take no memory',
  async () => {
    const server = startServer({ dataDir: createTempFolder() });
    const url = await server.ready;
    await call(url, VICTIM);
    const before = memoryOf(server.pid);
    const calls = 'GET /api/prices HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400_000);
    await open(Number(new URL(url).port), calls);
    const { status, ms } = await call(url, VICTIM);
    const growth = memoryOf(server.pid) - before;
    reportResult({
      proof: '400,000 calls sent at once on one connection',
      done: `a call of another address took ${ms.toFixed(0)} ms`,
      found: `the connection was closed, ${growth.toFixed(0)} MB more memory`,
    });
    expect(status).toBe(200);
    expect(growth).toBeLessThan(100);
  },
);

test.runIf(process.platform === 'linux')(
  '100 connections that read nothing of four long replies each take little memory',
  async () => {
    const server = startServer({ dataDir: createTempFolder() });
    const url = await server.ready;
    await fetch(`${url}/api/openapi.json`).then((reply) => reply.text());
    const before = memoryOf(server.pid);
    const calls = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4);
    for (let index = 0; index < 100; index += 1) {
      await open(Number(new URL(url).port), calls);
      for (const socket of sockets) socket.pause();
    }
    expect((await call(url, VICTIM)).status).toBe(200);
    const growth = memoryOf(server.pid) - before;
    reportResult({
      proof: '100 connections that read nothing',
      done: 'four replies of 1 MB each',
      found: `${growth.toFixed(0)} MB more memory`,
    });
    expect(growth).toBeLessThan(50);
  },
);

test.runIf(process.platform === 'linux').for([
  ['idle', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['in the middle of their headers', `${head}X-Slow: `],
  [
    'in the middle of a body in chunks of a byte',
    `${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(2_000)}`,
  ],
  ['in the middle of a body of 16 KB', `${head}Content-Length: 16384\r\n\r\n${' '.repeat(16_000)}`],
])(
  '7,000 connections of one address, %s, keep nobody out and little memory',
  async ([how = '', bytes = '']) => {
    const server = startServer({ dataDir: createTempFolder() });
    const url = await server.ready;
    await call(url, VICTIM);
    const before = memoryOf(server.pid);
    for (let index = 0; index < CONNECTIONS; index += 50)
      await Promise.all(Array.from({ length: 50 }, () => open(Number(new URL(url).port), bytes)));
    const calls = [];
    for (let index = 0; index < 40; index += 1) calls.push(await call(url, index % 2 ? VICTIM : ATTACKER));
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
    const growth = memoryOf(server.pid) - before;
    reportResult({
      proof: `One address with ${formatNumber(CONNECTIONS)} connections, ${how}`,
      done: `40 calls of another address and of a neighbor, slowest ${Math.max(...calls.map(({ ms }) => ms)).toFixed(0)} ms`,
      found: `all answered, ${growth.toFixed(0)} MB more memory`,
    });
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
    expect(sockets.size).toBeLessThanOrEqual(5_000);
  },
);
