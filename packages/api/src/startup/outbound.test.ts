import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signupBody } from '../../testing/company.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { startProcess } from '../../testing/server-process.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { startReceiver } from '../../testing/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import { outboundTargets } from './outbound.ts';

/**
 * Loaded into the server first: tries the connection a message names, and replies with the result.
 */
const prober = `
  import http from 'node:http';
  import net from 'node:net';
  import tls from 'node:tls';
  const ways = {
    fetch: (url) => fetch(url).catch((error) => { throw error.cause ?? error; }),
    http: (url) => new Promise((done, fail) => http.get(url, done).on('error', fail)),
    net: ({ hostname: host, port }) =>
      new Promise((done, fail) => net.connect({ host, port: Number(port) }, done).on('error', fail)),
    'net by port': ({ hostname, port }) =>
      new Promise((done, fail) => net.connect(Number(port), hostname, done).on('error', fail)),
    tls: ({ hostname: host, port }) =>
      new Promise((done, fail) => tls.connect({ host, port: Number(port) }, done).on('error', fail)),
    'socket file': () => new Promise((done, fail) => net.connect('/run/elsewhere.sock', done).on('error', fail)),
  };
  process.on('message', ({ way, url }) =>
    ways[way](new URL(url)).then(() => process.send('connected'), ({ code, message }) => process.send(code ?? message)));
`;

let database: TestDatabase;
let smtp: TestSmtp;
let server: ReturnType<typeof startProcess>;
const otherServer = createServer((_, reply) => reply.end());
let connections = 0;
let otherUrl: string;

beforeAll(async () => {
  otherServer.on('connection', () => {
    connections += 1;
  });
  otherServer.listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  otherUrl = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/`;
  database = await emptyDatabase();
  smtp = await startSmtp();
  server = startProcess(database, 'main.ts', { env: { SMTP_URL: smtp.url }, preload: prober });
  await server.ready;
}, 60_000);
afterAll(async () => {
  await server.end();
  otherServer.close();
  await smtp.stop();
  await database.drop();
});

async function attempt(way: string, url: string): Promise<unknown> {
  const reply = once(server.child, 'message');
  server.child.send({ way, url });
  return (await reply)[0];
}

test.each(['fetch', 'http', 'net', 'net by port', 'tls', 'socket file'])(
  'the server cannot connect elsewhere by %s',
  async (way) => {
    const refusals = () => server.output().stderr.split('outgoing connection refused').length;
    const before = refusals();
    expect(await attempt(way, otherUrl)).toBe('ERR_OUTBOUND_REFUSED');
    expect(connections).toBe(0);
    await vi.waitFor(() => expect(refusals()).toBeGreaterThan(before), 15_000);
  },
);

test('a foreign host name is refused before it is looked up', async () => {
  expect(await attempt('fetch', 'https://attacker.example/')).toBe('ERR_OUTBOUND_REFUSED');
});

test('another port of the mail server is refused', async () => {
  const url = new URL(smtp.url.replace('smtp:', 'http:'));
  url.port = String(Number(url.port) === 65_535 ? 65_534 : Number(url.port) + 1);
  expect(await attempt('net', url.href)).toBe('ERR_OUTBOUND_REFUSED');
});

test('mail and the database are reached', async () => {
  const reply = await fetch(`${await server.ready}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupBody('asha@example.com')),
  });
  expect(reply.status).toBe(201);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 15_000);
});

interface Answer {
  token: string;
  data: { webhook: { _id: string } };
}

test('a webhook is reached, and nothing else by that', async () => {
  const receiver = await startReceiver();
  const url = await server.ready;
  const call = async (path: string, body: object, token = ''): Promise<Answer> =>
    (
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Answer>;
  const [, email = ''] = /email {2,}(\S+)/.exec(server.output().stdout) ?? [];
  const [, password = ''] = /password {2,}(\S+)/.exec(server.output().stdout) ?? [];
  const { token } = await call('/auth/login', { email, password, role: 'admin' });
  const added = await call('/admin/webhooks', { url: receiver.url, events: ['bill.made'] }, token);
  await call('/admin/webhooks/test', { webhookId: added.data.webhook._id }, token);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 15_000);
  expect(await attempt('fetch', receiver.url)).toBe('ERR_OUTBOUND_REFUSED');
  await receiver.stop();
});

const bucket = {
  endpoint: 'https://s3.example:9000',
  bucket: 'receipts',
  region: 'x',
  accessKey: 'me',
  secretKey: 'secret',
};

test.each([
  [{}, []],
  [{ databaseUrl: 'postgres://me:secret@db.example/prahari' }, [{ host: 'db.example', port: 5432 }]],
  [{ databaseUrl: 'postgres:///prahari?host=/run/postgresql' }, [{ host: '/run/postgresql/.s.PGSQL.5432' }]],
  [
    {
      databaseUrl: 'postgres://[::1]:6432/prahari',
      databaseReplicaUrl: 'postgres://Replica.example/prahari',
    },
    [
      { host: '::1', port: 6432 },
      { host: 'replica.example', port: 5432 },
    ],
  ],
  [
    { smtpUrl: 'smtp://user:secret@mail.example:2525?requireTLS=true' },
    [{ host: 'mail.example', port: 2525 }],
  ],
  [{ smtpUrl: 'smtps://mail.example' }, [{ host: 'mail.example', port: undefined }]],
  [{ tracesEndpoint: 'http://[::1]:4318' }, [{ host: '::1', port: 4318 }]],
  [{ s3: { ...bucket, pathStyle: true } }, [{ host: 's3.example', port: 9000 }]],
  [{ s3: { ...bucket, pathStyle: false } }, [{ host: 'receipts.s3.example', port: 9000 }]],
])('%o may be reached as %o', async (config, targets) => {
  expect(await outboundTargets({ ...readConfig({}), ...config })).toEqual(targets);
});
