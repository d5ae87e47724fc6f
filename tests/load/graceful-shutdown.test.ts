import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { generateBillBody } from '../../packages/api/testing/company.ts';
import { expectConsistent } from '../fault/support/expect-consistent.ts';
import { reportResult } from '../fault/support/report-result.ts';
import { type Company, openDatabaseAt, seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

afterEach(cleanUp);

const IN_FLIGHT = 100;
/** Bytes of each body that are sent only after SIGTERM. */
const WITHHELD = 1;

interface OpenCall {
  socket: Socket;
  /** The last byte of the body. */
  rest: string;
  reply: Promise<string>;
}

/** Sends a call except for its last byte. */
function openCall(url: string, { admin, clients }: Company, index: number): Promise<OpenCall> {
  const { port } = new URL(url);
  const body = JSON.stringify(generateBillBody(clients[0]?.id ?? '', { description: `Bill ${index}` }));
  const head =
    `POST /api/admin/generate-bill HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Authorization: Bearer ${admin}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    let printed = '';
    const reply = new Promise<string>((resolve) => {
      socket.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      socket.on('close', () => resolve(printed));
    });
    socket.on('error', fail);
    socket.on('connect', () =>
      socket.write(head + body.slice(0, -WITHHELD), () =>
        done({ socket, rest: body.slice(-WITHHELD), reply }),
      ),
    );
  });
}

test('a hundred calls in flight at SIGTERM are all answered before the process ends', async () => {
  const dataLocation = { dataDir: createTempFolder() };
  const company = await seedCompany(dataLocation, 1, [1]);
  const server = startServer(dataLocation);
  const url = await server.ready;
  const flights: OpenCall[] = [];
  for (let i = 0; i < IN_FLIGHT; i += 1) flights.push(await openCall(url, company, i));
  // this reply shows that the server has read the earlier connections
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);

  const signalled = performance.now();
  const ended = server.signal('SIGTERM');
  await expect(refusesNewConnections(url)).resolves.toBe(true);
  for (const { socket, rest } of flights) socket.write(rest);
  const replies = await Promise.all(flights.map(({ reply }) => reply));
  expect(await ended).toBe(0);
  const seconds = (performance.now() - signalled) / 1000;

  for (const reply of replies) {
    expect(reply).toMatch(/^HTTP\/1\.1 201 /);
    expect(reply).toMatch(/^connection: close\r$/im);
  }
  expect(seconds).toBeLessThan(10);
  const db = await openDatabaseAt(dataLocation);
  const bills = await db.selectFrom('bills').select('id').execute();
  await db.destroy();
  expect(bills).toHaveLength(IN_FLIGHT);
  await expectConsistent(dataLocation, new Map(), []);
  reportResult({
    proof: 'SIGTERM with calls in flight',
    done: `${IN_FLIGHT} calls under way, each waiting for its last byte`,
    found: `${replies.length} answered 201, exit 0 after ${seconds.toFixed(1)} s`,
  });
});

/** Waits until the server accepts no new connection. */
async function refusesNewConnections(url: string): Promise<true> {
  for (;;) {
    const answered = await fetch(`${url}/api/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (!answered) return true;
  }
}
