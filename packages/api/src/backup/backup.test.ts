import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createApiToken } from '../../testing/api-tokens.ts';
import { setUpBackups, success } from '../../testing/backups.ts';
import { environmentOf } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { invariantViolations } from '../../testing/invariants.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';

const { api, company, target, inTarget, needsDump, command } = setUpBackups();

/** Writes continuously until `work` ends and collects the ids that were acknowledged. */
async function underLoad<T>(work: (acknowledged: readonly string[]) => Promise<T>): Promise<T> {
  const guard = await company().addGuard();
  const client = await company().addClient();
  const acknowledged: string[] = [];
  let isOver = false;
  const bills = async () => {
    while (!isOver) acknowledged.push((await company().generateBill(client.clientId)).body.data._id);
  };
  const shifts = async () => {
    const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
    while (!isOver) {
      await company().assignGuard(guard.guardId, client.clientId);
      await api().post('/admin/withdraw-guard', guardAndClient, company().admin);
    }
  };
  const load = Promise.all([bills(), bills(), shifts()]);
  try {
    return await work(acknowledged);
  } finally {
    isOver = true;
    await load;
  }
}

test('a backup under load contains all acknowledged writes and is consistent', async ({ skip }) => {
  await needsDump(skip);
  const file = inTarget('a.backup');
  const acknowledgedIds = await underLoad(async (acknowledged) => {
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 30_000);
    const known = [...acknowledged];
    expect(await command('backup', api().environment, file)).toMatchObject(success);
    return known;
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(target().dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await command('restore', environmentOf(target()), file)).toMatchObject(success);
  const db = await openDatabase(target(), () => {});
  const ids = (await db.selectFrom('bills').select('id').execute()).map(({ id }) => id);
  expect(acknowledgedIds.filter((id) => !ids.includes(id))).toEqual([]);
  expect(await invariantViolations(db)).toEqual([]);
  await db.destroy();
}, 120_000);

test('a backup does not overwrite an existing file', async ({ skip }) => {
  await needsDump(skip);
  writeFileSync(inTarget('mine'), 'mine');
  const { code, stderr } = await command('backup', api().environment, inTarget('mine'));
  expect([code, stderr]).toEqual([1, `${inTarget('mine')} is there already. Give another file.\n`]);
  expect(readFileSync(inTarget('mine'), 'utf8')).toBe('mine');
});

test('a restore into a database in use is refused', exhaustive, async ({ skip }) => {
  await needsDump(skip);
  expect(await command('backup', api().environment, inTarget('a'))).toMatchObject(success);
  // The pool has a connection open.
  await api().get('/ready');
  const { code, stderr } = await command('restore', api().environment, inTarget('a'), '--force');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]* in use by [^\n]+\n$/);
});

test(
  'a restore into a database with data requires --force and keeps the earlier data',
  exhaustive,
  async ({ skip }) => {
    await needsDump(skip);
    const env = environmentOf(target());
    expect(await command('backup', api().environment, inTarget('a'))).toMatchObject(success);
    expect(await command('restore', env, inTarget('a'))).toMatchObject(success);
    const refused = await command('restore', env, inTarget('a'));
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/already contains data\. Add --force [^\n]+\n$/);
    const forced = await command('restore', env, inTarget('a'), '--force');
    expect(forced).toMatchObject(success);
    expect(forced.stdout).toMatch(/^The earlier data is kept in \S+$/m);
    const db = await openDatabase(target(), () => {});
    await migrate(db);
    expect(await invariantViolations(db)).toEqual([]);
    await db.destroy();
  },
);

test('a restore ends all sessions and API tokens', exhaustive, async ({ skip }) => {
  await needsDump(skip);
  await createApiToken(api(), (await api().signIn('admin')).token);
  await command('backup', api().environment, inTarget('a'));
  expect(await command('restore', environmentOf(target()), inTarget('a'))).toMatchObject(success);
  const db = await openDatabase(target(), () => {});
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('api_tokens').selectAll().execute()).toEqual([]);
  await db.destroy();
});
