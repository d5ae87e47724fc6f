import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newId, nowText } from '../../packages/api/src/db/ids.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { hashPassword } from '../../packages/api/src/features/auth/passwords/passwords.ts';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { killBackgroundScripts, startBackgroundScript } from '../fault/support/background-script.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { isFullRun } from '../fault/support/repetitions.ts';
import { reportResult } from '../fault/support/report-result.ts';
import { percentile } from '../fault/support/response-times.ts';
import { openDatabaseAt } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

/** People who log in behind the address of carrier NAT that one attacker calls from too. */
const PEOPLE = 60;
const SUCCEED = 59;
/** Connections of the attacker's phone. */
const CONNECTIONS = isFullRun ? 400 : 100;
/** The time within which they log in. */
const SHIFT_MS = isFullRun ? 60_000 : 3_000;
const PASSWORD = 'a lamp at the gate';
/** The attacker's address in flood.ts. */
const SHARED = '198.51.100.66';

let cluster: Cluster | undefined;
afterEach(async () => {
  killBackgroundScripts();
  await cleanUp();
  await cluster?.remove();
  cluster = undefined;
});

/** Starts a server with its usual limits and returns the addresses of people who can log in. */
async function startWithPeople(count: number, databaseUrl?: string) {
  const dataLocation = { dataDir: createTempFolder(), ...(databaseUrl && { databaseUrl }) };
  const db = await openDatabaseAt(dataLocation);
  await migrate(db);
  const password_hash = await hashPassword(PASSWORD);
  const people = Array.from({ length: count }, () => ({
    id: newId(),
    email: `${randomUUID()}@example.com`,
    name: 'Asha Rao',
    phone: '',
    role: 'client' as const,
    password_hash,
    created_at: nowText(),
  }));
  await db.insertInto('users').values(people).execute();
  await db.destroy();
  const env = { TRUST_PROXY: '1', AUTH_CALLS_PER_SOURCE: '' };
  return { url: await startServer(dataLocation, env).ready, emails: people.map(({ email }) => email) };
}

/** Logs in from a new phone, once. */
function logIn(url: string, email: string, from: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const text = JSON.stringify({ email, password: PASSWORD, role: 'client' });
  return new Promise((done) => {
    const call = request(
      `${url}/api/auth/login`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'x-forwarded-for': from,
        },
      },
      (reply) => {
        reply.resume();
        reply.on('close', () => done({ status: reply.statusCode ?? 0, ms: performance.now() - began }));
      },
    );
    call.on('error', () => done({ status: 0, ms: performance.now() - began }));
    call.end(text);
  });
}

/** Logs people in while an attacker calls, and returns how many got in. */
async function loginsBeside(kind: string, from: string, databaseUrl?: string): Promise<number> {
  const { url, emails } = await startWithPeople(PEOPLE, databaseUrl);
  const args = [url, kind, String(CONNECTIONS)];
  const stop = await startBackgroundScript(join(import.meta.dirname, 'flood.ts'), args);
  const replies = await Promise.all(
    emails.map(async (email, index) => {
      await new Promise((done) => setTimeout(done, (index * SHIFT_MS) / PEOPLE));
      return logIn(url, email, from);
    }),
  );
  await stop();
  const succeeded = replies.filter(({ status }) => status === 200);
  const times = replies.map(({ ms }) => ms);
  reportResult({
    proof: `One phone attacks over ${CONNECTIONS} connections (${kind}), ${PEOPLE} people log in`,
    done: `${succeeded.length} of ${PEOPLE} logged in`,
    found: `median ${percentile(times, 0.5).toFixed(0)} ms, slowest ${percentile(times, 1).toFixed(0)} ms`,
  });
  return succeeded.length;
}

test.each([
  'wrong logins',
  'wrong logins at one account',
  'invented invitations',
  'wrong codes',
  'challenges for passkeys',
  'questions for a session',
  'invented tokens',
  'calls of anybody',
])(
  'of 60 people behind one address of carrier NAT at least 59 log in while one phone there sends %s',
  exhaustive,
  async (kind) => {
    expect(await loginsBeside(kind, SHARED)).toBeGreaterThanOrEqual(SUCCEED);
  },
);

test(
  'of 60 people elsewhere at least 59 log in while one customer’s /48 tries wrong passwords',
  exhaustive,
  async () => {
    expect(await loginsBeside('wrong logins from a /48', '203.0.113.9')).toBeGreaterThanOrEqual(SUCCEED);
  },
);

test(
  'PostgreSQL: of 60 people behind one address at least 59 log in while one phone there tries wrong passwords',
  exhaustive,
  async () => {
    cluster = await startCluster();
    const databaseUrl = await cluster.database('neighbors');
    expect(await loginsBeside('wrong logins', SHARED, databaseUrl)).toBeGreaterThanOrEqual(SUCCEED);
  },
);
