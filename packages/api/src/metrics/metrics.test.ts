import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertFailedMail } from '../../testing/mailbox.ts';
import { openDatabase } from '../db/open.ts';
import { type RunningServer, startServer } from '../startup/server.ts';
import { VERSION } from '../version.ts';

let database: TestDatabase;
const running: RunningServer[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await database.drop();
});

async function start(env: Record<string, string>) {
  const printed: string[] = [];
  const server = await startServer({
    env: {
      PORT: '0',
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      LOG_LEVEL: 'silent',
      // No mail server listens there, so mail waits.
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...env,
    },
    siteDir: undefined,
    print: (line) => printed.push(line),
  });
  running.push(server);
  const metrics = /^Metrics are at (\S+)$/m.exec(printed.join('\n'))?.[1];
  return { api: `http://127.0.0.1:${server.port}/api`, metrics };
}

const seriesIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('no port serves metrics without METRICS_PORT', async () => {
  const { api, metrics } = await start({});
  expect(metrics).toBeUndefined();
  expect((await fetch(`${api}/metrics`)).status).toBe(404);
  expect((await fetch(api.replace('/api', '/metrics'))).status).toBe(404);
});

test('requests are counted by route, and labels contain no personal data', async () => {
  const { api, metrics = '' } = await start({ METRICS_PORT: '0' });
  const id = '01900000-0000-7000-8000-000000000000';
  await fetch(`${api}/health`);
  await fetch(`${api}/admin/assignments/${id}?q=asha@example.com`);
  await fetch(`${api}/nowhere/asha@example.com`);
  await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'a lamp at the gate', role: 'admin' }),
  });
  const reply = await fetch(metrics);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const calls = (labels: string) => seriesIn(text, `prahari_http_request_duration_seconds_count{${labels}}`);
  expect(calls('method="GET",route="/api/health",status="200"')).toBe(1);
  expect(calls('method="GET",route="/api/admin/assignments/{id}",status="401"')).toBe(1);
  expect(calls('method="GET",route="/api/*",status="404"')).toBe(1);
  expect(calls('method="POST",route="/api/auth/login",status="401"')).toBe(1);
  expect(text).not.toMatch(/asha|lamp|01900000/);
});

test('metrics cover the outbox, the database and the event loop', async () => {
  const { metrics = '' } = await start({ METRICS_PORT: '0' });
  if (database.databaseUrl) {
    const db = await openDatabase(database, () => {});
    await insertFailedMail(db);
    await db.destroy();
  }
  const text = await (await fetch(metrics)).text();
  expect(seriesIn(text, 'prahari_outbox_mails{state="dead"}')).toBe(database.databaseUrl ? 1 : 0);
  expect(seriesIn(text, 'prahari_outbox_mails{state="waiting"}')).toBe(0);
  expect(seriesIn(text, 'prahari_outbox_oldest_waiting_seconds')).toBe(0);
  expect(seriesIn(text, 'prahari_database_up')).toBe(1);
  const versions = `version="${VERSION}",node="${process.versions.node}"`;
  expect(seriesIn(text, `prahari_build_info{${versions}}`)).toBe(1);
  expect(seriesIn(text, 'prahari_transaction_retries_total')).toBeGreaterThanOrEqual(0);
  expect(seriesIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  const pool = seriesIn(text, 'prahari_database_pool{state="waiting"}');
  expect(pool === undefined).toBe(database.databaseUrl === undefined);
});

test('connections that a limit closed are counted', async () => {
  const { api, metrics = '' } = await start({ METRICS_PORT: '0' });
  const { port, hostname } = new URL(api);
  const socket = connect({ port: Number(port), host: hostname });
  socket.on('error', () => {});
  const calls = 'GET /api/health HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(1_000);
  const closed = new Promise((done) => socket.once('close', done));
  socket.resume().write(calls);
  await closed;
  const text = await (await fetch(metrics)).text();
  const total = (limit: string) => seriesIn(text, `prahari_connections_closed_total{limit="${limit}"}`);
  expect([total('open'), total('calls'), total('unread')]).toEqual([0, 1, 0]);
});

test('the age of the last backup is there once there is one', async () => {
  const { metrics = '' } = await start({ METRICS_PORT: '0' });
  const age = async () => seriesIn(await (await fetch(metrics)).text(), 'prahari_backup_age_seconds');
  expect(await age()).toBeUndefined();
  writeFileSync(
    join(database.dataDir, 'last-backup.txt'),
    `${new Date(Date.now() - 3_600_000).toISOString()}\n`,
  );
  expect(await age()).toBeGreaterThanOrEqual(3_600);
});

test('a metrics port in use stops the start with one line that names METRICS_PORT', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(/^METRICS_PORT is in use [^\n]+$/);
  await new Promise((done) => other.close(done));
});
