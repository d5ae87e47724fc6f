import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import '@hono/node-server/utils/response';
import { definitions } from '@prahari/contract/definitions';
import { roles } from '@prahari/contract/roles';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { countRows, createCompany } from '../testing/company.ts';
import { allowedRequest } from '../testing/matrix/rules.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const api = await startApi();
const context = { api, company: await createCompany(api) };
afterAll(() => context.api.stop());

const callOf = (name: string) =>
  allowedRequest(name, context, roles.find((one) => one === definitions[name]?.access) ?? 'client');
/** They put people's data or papers into one reply, as an export does. */
const auditedReads = ['downloadPaperPack', 'getRegisterDocument'];
const reads = Object.entries(definitions).filter(([, { method }]) => method === 'GET');

test.each(reads)(
  'the GET endpoint %s adds and removes no row, but for the audit of an export',
  async (name, { method }) => {
    const { path, token } = await callOf(name);
    const rows = await countRows(context.api.db);
    expect((await context.api.send(method, path, { token })).status).toBe(200);
    const audited = name.startsWith('export') || auditedReads.includes(name) ? 1 : 0;
    expect(await countRows(context.api.db)).toEqual({ ...rows, audit_log: (rows.audit_log ?? 0) + audited });
  },
);

/** Starts the application on a separate database, with its log lines. */
async function logging() {
  const own = await startApi();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = createApp({
    db: own.db,
    config: readConfig({}),
    log,
    wakeMailer: () => {},
    siteDir: undefined,
  });
  const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => listening.once('listening', () => done()));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api`;
  const stop = async () => {
    await new Promise((done) => listening.close(done));
    await own.stop();
  };
  return { own, lines, url, stop };
}

test('a refused or throttled request is logged with code, source, time and user', async () => {
  const { own, lines, url, stop } = await logging();
  const { token, userId } = await own.signIn('client');
  const login = { email: 'asha@example.com', password: 'not the password', role: 'client' };
  const send = (path: string, init: RequestInit = {}) => fetch(url + path, init);
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (let tried = 0; tried < 11; tried += 1) await post('/auth/login', login);
  const known = await own.signIn('client');
  await post('/auth/login', { ...login, email: known.email });
  await post('/auth/verify-otp', { email: login.email, otp: '123456' });
  await send('/admin/guards');
  await send('/admin/guards', { headers: { authorization: `Bearer ${token}` } });
  await stop();
  expect(lines.map(({ msg, code, user }) => [msg, code, user])).toEqual([
    ...Array(10).fill(['refused', 'auth.invalid_credentials', undefined]),
    ['refused', 'auth.too_many_failures', undefined],
    ['refused', 'auth.invalid_credentials', known.userId],
    ['refused', 'auth.invalid_otp', undefined],
    ['refused', 'auth.no_session', undefined],
    ['refused', 'auth.wrong_role', userId],
  ]);
  for (const line of lines)
    expect(line).toMatchObject({
      time: expect.any(Number),
      source: '127.0.0.1',
      requestId: expect.any(String),
    });
  expect(JSON.stringify(lines)).not.toMatch(/asha|not the password|123456/);
});

test('an internal error is logged and not disclosed to the caller', async () => {
  const { own, lines, url, stop } = await logging();
  const { token } = await own.signIn('admin');
  await sql`drop table list_bills`.execute(own.db);
  const reply = await fetch(`${url}/admin/bills`, { headers: { authorization: `Bearer ${token}` } });
  expect([reply.status, await reply.json()]).toEqual([
    500,
    {
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    },
  ]);
  await stop();
  expect(lines).toMatchObject([
    { msg: 'request failed', err: { message: expect.stringContaining('bills') } },
  ]);
});
