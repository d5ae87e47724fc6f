import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signupBody } from '../../testing/company.ts';
import { emptyDatabase, engine, type TestDatabase } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { freePort } from '../../testing/free-port.ts';
import { startProcess } from '../../testing/server-process.ts';
import { startSmtp } from '../../testing/smtp.ts';

const source = join(import.meta.dirname, '..');
const running = new Set<{ kill: () => void }>();
let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(async () => {
  for (const child of running) child.kill();
  running.clear();
  await database.drop();
});

function run(script: string, env: Record<string, string> = {}, args: string[] = []) {
  const started = startProcess(database, script, { env, args });
  running.add(started);
  return started;
}

/** A test without a database, which runs on one engine only. */
const testOnce = test.runIf(engine === 'sqlite');

const server = (env?: Record<string, string>) => run('main.ts', env);
const newAdmin = (...args: string[]) => run('commands/admin-create.ts', {}, args);
const printed = (stdout: string) => ({
  email: /email {2,}(\S+)/.exec(stdout)?.[1] ?? '',
  password: /password {2,}(\S+)/.exec(stdout)?.[1] ?? '',
});
const login = async (address: string, credentials: { email: string; password: string }) =>
  (
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, role: 'admin' }),
    })
  ).status;

test('the first start prints the admin login once, and SIGTERM ends the process cleanly', async () => {
  const first = server();
  const address = await first.ready;
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  const { stdout } = first.output();
  const admin = printed(stdout);
  expect(admin.email).toBe('admin@prahari.example');
  expect(admin.password).toMatch(/^\w{5}(-\w{5}){3}$/);
  expect(await login(address, admin)).toBe(200);
  expect(await first.end()).toBe(0);
  expect(first.output().stderr.replace(/^.*head of the audit log.*\n/gm, '')).toBe('');
  const second = server();
  expect(await login(await second.ready, admin)).toBe(200);
  expect(second.output().stdout).not.toContain('password');
  expect(await second.end()).toBe(0);
});

test('the first admin comes from the environment and its password is not printed', exhaustive, async () => {
  const admin = { email: 'owner@example.com', password: 'a lamp at the gate' };
  const started = server({ ADMIN_EMAIL: 'Owner@example.com', ADMIN_PASSWORD: admin.password });
  expect(await login(await started.ready, admin)).toBe(200);
  expect(started.output().stdout).not.toContain(admin.password);
  await started.end();
});

test('a second process is refused on a SQLite folder and shares PostgreSQL with one admin', async () => {
  if (database.databaseUrl) {
    const servers = [server(), server()];
    await Promise.all(servers.map(({ ready }) => ready));
    const printed = servers.map(({ output }) => output().stdout).join('');
    expect(printed.match(/password {2}/g)).toHaveLength(1);
    for (const one of servers) expect(await one.end()).toBe(0);
    return;
  }
  const first = server();
  await first.ready;
  const second = server();
  expect(await second.ended).toBe(1);
  expect(second.output().stderr).toMatch(/^DATA_DIR \S+ is in use by another process\.[^\n]*\n$/);
  expect(await first.end()).toBe(0);
});

test('SIGTERM lets running calls finish and refuses new ones', exhaustive, async () => {
  const started = server();
  const address = await started.ready;
  const calls = Array.from({ length: 20 }, () =>
    login(address, { email: 'nobody@example.com', password: 'x' }),
  );
  await Promise.race(calls);
  expect(await started.end()).toBe(0);
  const ended = await Promise.allSettled(calls);
  for (const call of ended) if (call.status === 'fulfilled') expect([401, 429]).toContain(call.value);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
});

const signUp = (address: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupBody('asha@example.com')),
  });

test('a signup code is printed without SMTP_URL and mailed with it', exhaustive, async () => {
  const alone = server();
  expect((await signUp(await alone.ready)).status).toBe(201);
  await vi.waitFor(() => expect(alone.output().stdout).toMatch(/asha@example\.com.* code \d{6}/), 30_000);
  await alone.end();
  const smtp = await startSmtp();
  const mailing = server({ SMTP_URL: smtp.url });
  await signUp(await mailing.ready);
  await vi.waitFor(() => expect(smtp.received[0]?.source).toMatch(/^\d{6}\r$/m), 30_000);
  expect(mailing.output().stdout).not.toMatch(/code \d{6}/);
  expect(await mailing.end()).toBe(0);
  await smtp.stop();
});

testOnce('a hanging mail server does not delay the end of the process', exhaustive, async () => {
  const smtp = await startSmtp({ hangs: true });
  const started = server({ SMTP_URL: smtp.url });
  await signUp(await started.ready);
  const asked = performance.now();
  expect(await started.end()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  await smtp.stop();
});

testOnce('a PORT in use stops the start with one line', exhaustive, async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const refused = server({ PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.output().stderr).toBe(
    `PORT ${port} is in use by another process. Stop that one, or set another PORT.\n`,
  );
  other.close();
});

testOnce('an invalid variable stops the start with one line that names it', async () => {
  const refused = server({ TRUST_PROXY: 'yes' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toEqual({
    stdout: '',
    stderr: 'TRUST_PROXY must be a whole number from 0 to 100, not "yes"\n',
  });
});

describe.runIf(engine === 'sqlite')('an unusable DATA_DIR', () => {
  test.each([join(source, 'main.ts'), '/proc/nowhere'])(
    'stops the start with one line for %s',
    exhaustive,
    async (folder) => {
      for (const script of ['main.ts', 'demo/prepare.ts']) {
        const refused = run(script, { DATA_DIR: folder });
        expect(await refused.ended, script).toBe(1);
        expect(refused.output().stdout).toBe('');
        expect(refused.output().stderr).toMatch(/^DATA_DIR \S+ cannot be used: [^\n]+\n$/);
      }
    },
  );
});

test('a call before the first admin exists waits for it', exhaustive, async () => {
  const port = await freePort();
  const started = server({
    PORT: String(port),
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a lamp at the gate',
  });
  const address = `http://127.0.0.1:${port}`;
  const status = await vi.waitFor(
    () => login(address, { email: 'owner@example.com', password: 'a lamp at the gate' }),
    {
      timeout: 50_000,
      interval: 1,
    },
  );
  expect(status).toBe(200);
  await started.end();
});

testOnce(
  'an unreachable database stops the start with one line without its password',
  exhaustive,
  async () => {
    const refused = server({ DATABASE_URL: 'postgres://prahari:secret@127.0.0.1:1/prahari' });
    expect(await refused.ended).toBe(1);
    expect(refused.output().stderr).toMatch(/^DATABASE_URL cannot be used: [^\n]+\n$/);
    expect(refused.output().stderr).not.toContain('secret');
  },
);

test('admin:create creates an admin once per address', exhaustive, async () => {
  const command = newAdmin('--email', 'Second@example.com', '--name', 'Meena Iyer');
  expect(await command.ended).toBe(0);
  const admin = printed(command.output().stdout);
  expect(admin.email).toBe('second@example.com');
  const repeated = newAdmin('--email', 'second@example.com');
  expect(await repeated.ended).toBe(1);
  expect(repeated.output().stderr).toBe('second@example.com already has an account. Nothing was changed.\n');
  const misuses = [
    [],
    ['--email', 'nobody'],
    ['--mail', 'a@example.com'],
    ['--email', 'third@example.com', '--name', 'M'.repeat(201)],
  ].map((args) => newAdmin(...args));
  for (const misused of misuses) {
    expect(await misused.ended).toBe(1);
    expect(misused.output().stderr).toMatch(/^(Usage: |--email: |--name: )[^\n]+\n$/);
  }
  const started = server();
  expect(await login(await started.ready, admin)).toBe(200);
  expect(started.output().stdout).not.toContain('password');
  await started.end();
});

testOnce.each([
  ['account', ['--disable', 'one@example.com', '--disable', 'two@example.com'], '--disable is given twice'],
  ['admin-create', ['--email', 'one@example.com', '--email', 'two@example.com'], '--email is given twice'],
  ['admin-create', ['--email', 'one@example.com', '--name', 'One', '--reset-second-factor'], 'Usage: '],
  ['person', ['--export', '--export', 'one@example.com'], '--export is given twice'],
  ['audit', ['--verify', '--key', 'a', '--key', 'b'], '--key is given twice'],
  ['migrate', ['--grant', 'one', '--grant', 'two'], '--grant is given twice'],
  ['restore', ['--drill', '--identity', 'a', '--identity', 'b'], '--identity is given twice'],
  ['backup', [join(import.meta.filename, 'x.backup')], 'ENOTDIR: not a directory'],
  ['backup', ['--new-identity', join(import.meta.filename, 'x.txt')], 'EEXIST: file already exists'],
])('the command %s refuses %j in one line', async (name, args, line) => {
  const command = run(`commands/${name}.ts`, {}, args);
  expect(await command.ended).toBe(1);
  const { stdout, stderr } = command.output();
  expect([stdout, stderr.split('\n').length]).toEqual(['', 2]);
  expect(stderr.slice(0, line.length)).toBe(line);
});

async function runAccount(...args: string[]) {
  const command = run('commands/account.ts', {}, args);
  const code = await command.ended;
  return [code, command.output().stdout + command.output().stderr];
}

/** Starts a server, logs in and ends it. @returns the status of the login. */
async function loginStatus(credentials: ReturnType<typeof printed>): Promise<number> {
  const running = server();
  const status = await login(await running.ready, credentials);
  await running.end();
  return status;
}

test('npm run account disables and enables any account, even an admin’s', exhaustive, async () => {
  const command = newAdmin('--email', 'second@example.com');
  expect(await command.ended).toBe(0);
  const admin = printed(command.output().stdout);
  expect(await runAccount('--disable', 'second@example.com')).toEqual([
    0,
    'second@example.com is disabled, and all their sessions have ended.\nA mail tells them once the server runs.\n',
  ]);
  expect(await runAccount('--disable', 'second@example.com')).toEqual([
    0,
    'second@example.com was disabled already. Nothing was changed.\n',
  ]);
  expect(await loginStatus(admin)).toBe(403);
  expect((await runAccount('--enable', 'second@example.com'))[0]).toBe(0);
  expect(await loginStatus(admin)).toBe(200);
});

test('npm run account ends the sessions of an account, whose login still works', exhaustive, async () => {
  const command = newAdmin('--email', 'second@example.com');
  expect(await command.ended).toBe(0);
  const admin = printed(command.output().stdout);
  expect(await loginStatus(admin)).toBe(200);
  expect(await runAccount('--end-sessions', 'Second@example.com')).toEqual([
    0,
    'second@example.com has no session any more, and may log in again.\n',
  ]);
  expect(await loginStatus(admin)).toBe(200);
});

test(
  'npm run account lists accounts, sets a password and disables one while the server runs',
  exhaustive,
  async () => {
    const running = server();
    const url = await running.ready;
    const command = newAdmin('--email', 'second@example.com', '--name', 'Second Admin');
    expect(await command.ended, command.output().stderr).toBe(0);
    const made = printed(command.output().stdout);
    expect(await login(url, made)).toBe(200);
    const [code, listed] = await runAccount('--list');
    expect([code, listed]).toEqual([
      0,
      expect.stringMatching(/^admin {3,}active .*second@example\.com {2}Second Admin$/m),
    ]);
    const [, shown] = await runAccount('--set-password', 'second@example.com');
    const [, password = ''] = /password {2}(\S+)/.exec(String(shown)) ?? [];
    expect(await login(url, made)).toBe(401);
    expect(await login(url, { email: 'second@example.com', password })).toBe(200);
    expect((await runAccount('--disable', 'second@example.com'))[0]).toBe(0);
    expect(await login(url, { email: 'second@example.com', password })).toBe(403);
    await running.end();
  },
);

testOnce('npm run account changes nothing when an address or option is wrong', exhaustive, async () => {
  const usage = expect.stringMatching(/^(Usage: |--disable: )[^\n]+\n$/);
  const refused = [[], ['--disable', 'nobody'], ['--disable'], ['--enable', 'a@b.in', '--disable', 'a@b.in']];
  expect(await Promise.all(refused.map((args) => runAccount(...args)))).toEqual(
    refused.map(() => [1, usage]),
  );
  expect(await newAdmin('--email', 'second@example.com').ended).toBe(0);
  expect(await runAccount('--enable', 'nobody@example.com')).toEqual([
    1,
    'Nobody has an account as nobody@example.com. Nothing was changed.\n',
  ]);
});
