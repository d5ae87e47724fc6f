import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { newId, nowText } from '../../packages/api/src/db/ids.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { hashPassword } from '../../packages/api/src/features/auth/passwords/passwords.ts';
import { reportResult } from '../fault/support/report-result.ts';
import { openDatabaseAt } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from '../fault/support/server.ts';

/**
 * Measures whether response times reveal if an account exists. Calls a real server with known and unknown addresses in random
 * order and computes the area under the ROC curve: 0.5 is chance, 1 is full separation.
 *
 *   node tests/load/account-enumeration.ts [--count 1000] [--database-url postgres://…] [--flows login,forgot-password]
 *
 * `count`: addresses of each kind per flow. Exits with 1 when a flow is above the limit; below 500 addresses chance alone can
 * exceed it, so it exits with 0.
 */
const LIMIT = 0.55;
const ENOUGH = 500;
const WARM_UP = 20;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    'database-url': { type: 'string' },
    flows: { type: 'string' },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 10) throw new Error('--count must be a whole number from 10');

const signup = (email: string) => ({
  name: 'Asha Rao',
  email,
  password: 'a lamp at the gate',
  confirmPassword: 'a lamp at the gate',
  role: 'client',
  phone: '+91 98765 43210',
});
const newPassword = 'another lamp at the gate';

/** The order matters: the last two flows use codes of the earlier ones, and resend needs an address without a signup. */
const flows: Record<string, { method: string; path: string; body: (email: string) => object }> = {
  login: {
    method: 'POST',
    path: 'login',
    body: (email) => ({ email, password: 'not it', role: 'client' }),
  },
  'resend-otp': { method: 'POST', path: 'resend-otp', body: (email) => ({ email }) },
  'forgot-password': { method: 'POST', path: 'forgot-password', body: (email) => ({ email }) },
  'reset-password': {
    method: 'PUT',
    path: 'reset-password',
    body: (email) => ({ email, otp: '000000', newPassword }),
  },
  register: { method: 'POST', path: 'register', body: signup },
  'verify-otp': { method: 'POST', path: 'verify-otp', body: (email) => ({ email, otp: '000000' }) },
};
const chosen = Object.entries(flows).filter(
  ([name]) => !values.flows || values.flows.split(',').includes(name),
);

const addresses = (kind: string, howMany: number) =>
  Array.from({ length: howMany }, () => `${kind}-${randomUUID()}@example.com`);
// equal lengths, or the length would be measured
const known = addresses('a', count + WARM_UP);
const unknown = addresses('b', count + WARM_UP);

const dataLocation: DataLocation = {
  dataDir: createTempFolder(),
  ...(values['database-url'] && { databaseUrl: values['database-url'] }),
};

async function seed(): Promise<void> {
  const db = await openDatabaseAt(dataLocation);
  await migrate(db);
  const password_hash = await hashPassword('a lamp nobody types here');
  const rows = known.map((email) => ({
    id: newId(),
    email,
    name: 'Asha Rao',
    phone: '',
    role: 'client' as const,
    password_hash,
    created_at: nowText(),
  }));
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('users')
      .values(rows.slice(from, from + 100))
      .execute();
  await db.destroy();
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the first byte sent to the last byte read. */
const timed = (port: number, method: string, path: string, body: object): Promise<number> =>
  new Promise((done, fail) => {
    const text = JSON.stringify(body);
    const started = process.hrtime.bigint();
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: `/api/auth/${path}`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'x-forwarded-for': randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => done(Number(process.hrtime.bigint() - started) / 1e6));
      },
    );
    call.once('error', fail);
    call.end(text);
  });

interface Sample {
  isKnown: boolean;
  ms: number;
}

/** The Mann-Whitney U statistic, normalised to 0.5 to 1. */
function auc(samples: readonly Sample[]): number {
  const sorted = samples.toSorted((a, b) => a.ms - b.ms);
  let ranks = 0;
  for (const [index, { isKnown }] of sorted.entries()) if (isKnown) ranks += index + 1;
  const n = sorted.filter(({ isKnown }) => isKnown).length;
  const u = (ranks - (n * (n + 1)) / 2) / (n * (sorted.length - n));
  return Math.max(u, 1 - u);
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const median = (samples: readonly Sample[], isKnown: boolean): string => {
  const times = samples.filter((one) => one.isKnown === isKnown).map(({ ms }) => ms);
  return (times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2);
};

/** A request that reads the database, whoever sends it. */
const timedNext = (port: number): Promise<number> =>
  timed(port, 'POST', 'verify-otp', { email: `${randomUUID()}@example.com`, otp: '000000' });

async function measure(
  port: number,
  { method, path, body }: (typeof flows)[string],
): Promise<{ own: Sample[]; next: Sample[] }> {
  const both = known.map((email, index) => [
    { email, isKnown: true, index },
    { email: unknown[index] ?? '', isKnown: false, index },
  ]);
  const order = both.flat();
  const samples: Sample[] = [];
  const next: Sample[] = [];
  for (const { email } of order.filter(({ index }) => index < WARM_UP))
    await timed(port, method, path, body(email));
  for (const { email, isKnown } of shuffled(order.filter(({ index }) => index >= WARM_UP))) {
    samples.push({ isKnown, ms: await timed(port, method, path, body(email)) });
    if (path === 'forgot-password') next.push({ isKnown, ms: await timedNext(port) });
  }
  return { own: samples, next };
}

await seed();
// Each call comes from another source, so that limits by source do not apply.
const server = startServer(dataLocation, { TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
const port = Number(new URL(await server.ready).port);
let revealed = 0;
try {
  for (const [name, flow] of chosen) {
    const { own, next } = await measure(port, flow);
    for (const [what, samples] of [
      [name, own],
      [`the request after ${name}`, next],
    ] as const) {
      if (samples.length === 0) continue;
      const area = auc(samples);
      if (area > LIMIT) revealed += 1;
      const found = `AUC ${area.toFixed(3)} (limit ${LIMIT}), median ms known ${median(samples, true)}, unknown ${median(samples, false)}`;
      console.log(`timing ${what}: ${found}, ${count} of each`);
      reportResult({
        proof: `Known and unknown addresses take the same time: ${what}`,
        done: `${count} of each`,
        found,
      });
    }
  }
} finally {
  agent.destroy();
  await server.signal('SIGTERM');
  await cleanUp();
}
process.exitCode = revealed > 0 && count >= ENOUGH ? 1 : 0;
