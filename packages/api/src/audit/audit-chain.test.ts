import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { createCompany } from '../../testing/company.ts';
import { engine } from '../../testing/database.ts';
import { setRows } from '../../testing/rows.ts';
import { readConfig } from '../config.ts';
import { newId, nowText } from '../db/ids.ts';
import { openDatabase } from '../db/open.ts';
import type { Db, Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { audit } from './audit.ts';
import { chainHead, purgeAuditLog, sealAuditLog } from './audit-chain.ts';
import { auditGrants } from './audit-grants.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const DAY = 24 * 3_600_000;
const api = await startApi();
const company = await createCompany(api);
afterAll(() => api.stop());

const write = (db: Db, count = 1) =>
  inTransaction(db, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await audit(tx, { actorId: null, action: 'login', entity: 'users', entityId: newId() });
  });
const rollback = new Error('roll back');
/** Runs in a transaction that is rolled back, so that each test finds a sound chain. */
const tried = (work: (db: Kysely<Tables>) => Promise<void>) =>
  api.db
    .transaction()
    .execute(async (tx) => {
      await work(tx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
const lastLink = (db: Db, before = 0) =>
  db
    .selectFrom('audit_chain')
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(before)
    .limit(1)
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  await write(api.db, 3);
  await sealAuditLog(api.db);
});

test('every entry is chained once and the chain is valid', async () => {
  await company.addClient();
  await Promise.all([write(api.db, 250), sealAuditLog(api.db), sealAuditLog(api.db)]);
  await sealAuditLog(api.db);
  const { problem, entries, waiting, head } = await verifyAuditLog(api.db);
  expect([problem, waiting]).toEqual([undefined, 0]);
  const all = await api.db.selectFrom('audit_log').select('id').execute();
  expect(entries).toBe(all.length);
  expect(head).toEqual(await chainHead(api.db));
});

test('a changed or deleted or added entry is detected', async () => {
  const changes: [RegExp, (db: Db, id: string) => Promise<unknown>][] = [
    [
      /was changed$/,
      (db, id) => db.updateTable('audit_log').set({ actor_id: newId() }).where('id', '=', id).execute(),
    ],
    [
      /was changed$/,
      (db, id) => db.updateTable('audit_log').set({ detail: '{"a":1}' }).where('id', '=', id).execute(),
    ],
    [/was deleted$/, (db, id) => db.deleteFrom('audit_log').where('id', '=', id).execute()],
    [
      /of the chain is missing$/,
      (db, id) => db.deleteFrom('audit_chain').where('entry_id', '=', id).execute(),
    ],
    [
      /is broken at entry/,
      (db, id) => setRows(db, 'audit_chain', { entry_id: id }, { at: nowText(-400 * DAY) }),
    ],
    [
      /are not in the chain/,
      async (db) => {
        await write(db);
        await db.deleteFrom('audit_unsealed').execute();
      },
    ],
    [
      /before they were chained/,
      async (db) => {
        await write(db);
        const { id } = await db
          .selectFrom('audit_log')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        await db.deleteFrom('audit_log').where('id', '=', id).execute();
      },
    ],
  ];
  for (const [problem, change] of changes)
    await tried(async (db) => {
      await change(db, (await lastLink(db, 1)).entry_id);
      expect((await verifyAuditLog(db)).problem ?? '').toMatch(problem);
    });
  expect((await verifyAuditLog(api.db)).problem).toBeUndefined();
});

test('an entry that is changed with its own link is detected at the next link', async () => {
  const sha256 = (parts: readonly unknown[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  await tried(async (db) => {
    const { seq, entry_id, at, kind } = await lastLink(db, 1);
    const before = await lastLink(db, 2);
    const entry = await db
      .updateTable('audit_log')
      .set({ action: 'logout' })
      .where('id', '=', entry_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id, actor_id, action, entity, entity_id, detail } = entry;
    const entry_hash = sha256([id, at, actor_id, action, entity, entity_id, detail]);
    const hash = sha256([before.hash, seq, entry_id, at, kind, entry_hash]);
    await db.updateTable('audit_chain').set({ entry_hash, hash }).where('seq', '=', seq).execute();
    expect((await verifyAuditLog(db)).problem ?? '').toMatch(`is broken at entry ${seq + 1} `);
  });
});

test('a recomputed chain is detected by a head noted earlier', async () => {
  const known = await chainHead(api.db);
  await tried(async (db) => {
    const { seq, entry_id } = await lastLink(db);
    await db.deleteFrom('audit_chain').where('seq', '=', seq).execute();
    await db.updateTable('audit_log').set({ action: 'logout' }).where('id', '=', entry_id).execute();
    await db.insertInto('audit_unsealed').values({ entry_id }).execute();
    await sealAuditLog(db);
    expect((await verifyAuditLog(db)).problem).toBeUndefined();
    expect((await verifyAuditLog(db, [known])).problem).toMatch(/not what it was when its hash was noted$/);
  });
  await tried(async (db) => {
    const { seq, entry_id } = await lastLink(db);
    await db.deleteFrom('audit_chain').where('seq', '=', seq).execute();
    await db.deleteFrom('audit_log').where('id', '=', entry_id).execute();
    expect((await verifyAuditLog(db, [known])).problem).toMatch(/^the chain ends at \d+, before \d+$/);
  });
});

test('expired entries are deleted and the chain stays valid', async () => {
  const ids = { old: newId(), bill: newId(), oldBill: newId(), fresh: newId() };
  const entry = (id: string, entity: string, days: number) => ({
    id,
    at: nowText(-days * DAY),
    actor_id: null,
    action: 'login',
    entity,
    entity_id: newId(),
    detail: '{}',
  });
  await api.db
    .insertInto('audit_log')
    .values([
      entry(ids.old, 'users', 370),
      entry(ids.bill, 'bills', 370),
      entry(ids.oldBill, 'bills', 8 * 366 + 1),
      entry(ids.fresh, 'users', 360),
    ])
    .execute();
  await sealAuditLog(api.db);
  await purgeAuditLog(api.db);
  const kept = await api.db
    .selectFrom('audit_log')
    .select('id')
    .where('id', 'in', Object.values(ids))
    .execute();
  expect(kept.map(({ id }) => id).sort()).toEqual([ids.bill, ids.fresh].sort());
  expect((await verifyAuditLog(api.db)).problem).toBeUndefined();
});

test.each(['payments', 'rates', 'tds_certificates', 'debt_calls', 'company', 'imports', 'webhooks'])(
  'an entry about %s is kept for eight years',
  async (entity) => {
    const entry = { id: newId(), actor_id: null, action: 'login', entity, entity_id: newId(), detail: '{}' };
    await api.db
      .insertInto('audit_log')
      .values({ ...entry, at: nowText(-370 * DAY) })
      .execute();
    await sealAuditLog(api.db);
    await purgeAuditLog(api.db);
    const kept = api.db.selectFrom('audit_log').select('id').where('id', '=', entry.id);
    expect(await kept.execute()).toHaveLength(1);
  },
);

test('failed logins are audited for known and unknown addresses and a flood is bounded', async () => {
  const { email, userId } = await api.signIn('client');
  const failures = async () =>
    (
      await api.db.selectFrom('audit_log').select('entity_id').where('action', '=', 'failLogin').execute()
    ).map((row) => row.entity_id);
  const guess = (address: string) =>
    api.post('/auth/login', { email: address, password: 'not it at all', role: 'client' });
  const before = (await failures()).length;
  await guess(email);
  await guess('nobody@example.com');
  expect((await failures()).length).toBe(before + 2);
  expect(await failures()).toContain(userId);
  await setRows(api.db, 'rate_limits', { key: 'failed-login-entries' }, { points: 500 });
  expect((await guess(email)).status).toBe(401);
  expect((await failures()).length).toBe(before + 2);
});

test('an entry contains no address and no qualification and no link', async () => {
  const client = await company.addClient({ location: 'Gate 7, Sector 44, Noida' });
  const guard = await company.addGuard();
  await company.assignGuard(guard.guardId, client.clientId);
  await company.generateBill(client.clientId);
  const details = JSON.stringify(await api.db.selectFrom('audit_log').select('detail').execute());
  expect(details).not.toMatch(/Sector 44|https:|@|qualif|street":|zipCode":/);
});

describe.runIf(engine === 'postgres')('a role with the grants for the server', () => {
  const role = `prahari_${newId().replaceAll('-', '').slice(-12)}`;
  let url: URL;
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: api.environment.DATABASE_URL });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  beforeAll(async () => {
    await asOwner(`create role ${role} login password 'for the test'`);
    await asOwner(auditGrants(role));
    url = new URL(api.environment.DATABASE_URL ?? '');
    url.username = role;
    url.password = 'for the test';
  });
  afterAll(async () => {
    await asOwner(`drop owned by ${role}; drop role ${role}`);
  });

  test('starts and writes and chains entries but cannot change or delete them', async () => {
    const { openMigratedDatabase } = await import('../startup/ready-database.ts');
    const { purgeExpired } = await import('../startup/purge-expired.ts');
    const { default: pino } = await import('pino');
    const config = readConfig({ DATABASE_URL: url.href });
    const db = await openMigratedDatabase(config, pino({ level: 'silent' }));
    try {
      await write(db);
      await sealAuditLog(db);
      await purgeExpired(db);
      expect((await verifyAuditLog(db)).problem).toBeUndefined();
      const attempts = [
        `update audit_log set action = 'login'`,
        'delete from audit_log',
        'truncate audit_log',
        `update audit_chain set hash = ''`,
        'delete from audit_chain',
        'drop trigger audit_log_unsealed on audit_log',
        'alter table audit_log disable trigger all',
      ];
      for (const attempt of attempts)
        await expect(sql.raw(attempt).execute(db), attempt).rejects.toMatchObject({ code: '42501' });
    } finally {
      await db.destroy();
    }
    const again = await openDatabase({ databaseUrl: url.href, dataDir: '' }, () => {});
    expect(await chainHead(again)).toEqual(await chainHead(api.db));
    await again.destroy();
  });
});
