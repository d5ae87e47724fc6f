import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { addPost, createCompany } from '../../testing/company.ts';
import { engine } from '../../testing/database.ts';
import { insertFailedMail } from '../../testing/mailbox.ts';
import { newId, nowText } from '../db/ids.ts';
import type { Tables } from '../db/tables.ts';
import { isDerivedTable } from '../read-model/list-table.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY = 24 * 3_600_000;
const long = nowText(-40 * DAY);
const api = await startApi();
const { userId } = await api.signIn('admin');
afterAll(() => api.stop());
const company = await createCompany(api);
const { clientId } = await company.addClient();
const postId = await addPost(api, company.admin, clientId);
const { guardId, token } = await company.addGuard();
await api.post('/security/calendar-feed', undefined, token);

/** Tables that are never purged, with the reason. */
const kept: Partial<Record<string, string>> = {
  users: 'accounts stay until the office closes them',
  recovery_codes: 'part of an account',
  passkeys: 'part of an account',
  api_tokens: 'until its admin revokes it; it does nothing after its last day',
  consents: 'proof of what a person agreed to, without a name',
  guards: 'the company’s history',
  papers: 'part of a guard’s record',
  guard_reviews: 'the company’s history',
  company: 'one row, which the office changes',
  clients: 'the company’s history',
  client_applications: 'approved ones: the company’s history; others see below',
  security_applications: 'accepted ones: the company’s history; others see below',
  message_parts: 'go with their message',
  problem_answers: 'go with their problem',
  calendar_feeds: 'until their guard ends them or is erased',
  identity_cards: 'until the office ends them or the guard is erased',
  photographs: 'until the office deletes them or the guard is erased',
  posts: 'the company’s history',
  assignments: 'for eight years, see below',
  rotations: 'patterns of a post, which name nobody but by id',
  musters: 'for eight years, see below',
  muster_disputes: 'go with their muster',
  muster_adjustments: 'go with their duty',
  guard_months: 'for eight years, see below',
  muster_links: 'for 14 days, see below',
  duties: 'go with their assignment; positions after 90 days, see attendance.test.ts',
  leaves: 'for a year, see below',
  bills: 'for eight years, see below',
  webhooks: 'until the office deletes them',
  bill_counters: 'numbers are never given twice',
  challans: 'for eight years, like bills',
  loose_files: 'until their file is removed, within the hour, in paper-pack.test.ts',
  bill_lines: 'go with their bill',
  bill_posts: 'go with their bill',
  billed_duties: 'go with their bill',
  billed_days: 'go with their bill',
  bill_reminders: 'go with their bill',
  credit_notes: 'go with their bill',
  rates: 'terms of a client’s contract, which name nobody but by id',
  payments: 'for eight years, like bills',
  payment_allocations: 'go with their payment',
  tds_certificates: 'for eight years, like bills',
  debt_calls: 'for eight years, like bills',
  audit_log: 'purged with its chain, in audit-chain.test.ts',
  audit_texts: 'purged with their entries, in audit-chain.test.ts',
  audit_chain: 'hashes, from which the rest of the audit log is verified',
  audit_heads: 'one row for each signing key',
  audit_unsealed: 'empty once the entries are chained',
};

/** An expired row of each other table. */
const ended: { [T in keyof Tables]?: () => Insertable<Tables[T]> } = {
  sessions: () => ({
    id: newId(),
    user_id: userId,
    token_hash: newId(),
    created_at: long,
    last_seen_at: long,
    expires_at: long,
    user_agent: null,
  }),
  offers: () => ({
    id: newId(),
    round_id: newId(),
    post_id: postId,
    guard_id: guardId,
    days: '[]',
    token_hash: newId(),
    sent_by: userId,
    sent_at: nowText(-370 * DAY),
    open_until: nowText(-370 * DAY),
  }),
  problems: () => ({
    id: newId(),
    client_id: clientId,
    post_id: postId,
    text: '',
    status: 'closed',
    created_at: nowText(-400 * DAY),
    changed_at: nowText(-370 * DAY),
  }),
  removed_duties: () => ({
    guard_id: guardId,
    assignment_id: newId(),
    day: '2026-01-01',
    begins_at: Date.now() - 2 * DAY,
    ends_at: Date.now() - DAY,
  }),
  messages: () => ({
    id: newId(),
    act: newId(),
    user_id: userId,
    kind: 'assigned',
    is_wrong: 0,
    link: null,
    created_at: nowText(-91 * DAY),
    expires_at: nowText(-84 * DAY),
  }),
  watch_steps: () => ({
    id: newId(),
    client_id: clientId,
    post_id: postId,
    day: '2026-01-01',
    guard_id: guardId,
    begins_at: 0,
    kind: 'called',
    note: '',
    by_user_id: userId,
    at: Date.now() - 370 * DAY,
  }),
  webhook_deliveries: () => ({
    id: newId(),
    webhook_id: newId(),
    event: 'bill.made',
    body: '{}',
    created_at: long,
    next_attempt_at: long,
    attempts: 1,
    delivered_at: long,
  }),
  import_changes: () => ({
    import_id: newId(),
    entity: 'guards',
    entity_id: newId(),
    user_id: userId,
    former: '{}',
    created_at: long,
  }),
  second_factors: () => ({
    user_id: userId,
    secret: 'never enabled',
    recovery_salt: '',
    last_step: 0,
    created_at: long,
    enabled_at: null,
  }),
  registrations: () => ({
    id: newId(),
    email: 'never@example.com',
    name: 'Never Verified',
    phone: '+91 98765 43210',
    role: 'client',
    password_hash: '',
    code_hash: '',
    code_expires_at: long,
    tries: 0,
    created_at: long,
    token_hash: newId(),
    source: '',
  }),
  data_requests: () => ({
    id: newId(),
    user_id: userId,
    kind: 'export',
    note: '',
    status: 'done',
    open_kind: null,
    created_at: nowText(-400 * DAY),
    answered_at: nowText(-370 * DAY),
  }),
  email_changes: () => ({
    user_id: userId,
    email: 'x@example.com',
    code_hash: newId(),
    tries: 0,
    expires_at: long,
    created_at: long,
  }),
  email_returns: () => ({
    token_hash: newId(),
    user_id: userId,
    email: 'x@example.com',
    new_email: 'y@example.com',
    expires_at: long,
  }),
  login_reports: () => ({
    token_hash: newId(),
    user_id: userId,
    logged_in_at: long,
    expires_at: long,
  }),
  invitations: () => ({ user_id: userId, token_hash: newId(), expires_at: long, created_at: long }),
  passkey_challenges: () => ({
    challenge_hash: newId(),
    purpose: 'login',
    session_id: null,
    expires_at: long,
  }),
  reset_codes: () => ({
    email: 'never@example.com',
    code_hash: '',
    expires_at: long,
    tries: 5,
    created_at: long,
  }),
  code_sends: () => ({
    email: 'never@example.com',
    signup_at: long,
    reset_at: null,
    window_started_at: long,
    sends: 10,
  }),
  rate_limits: () => ({ key: 'ended', points: 1, expires_at: Date.parse(long) }),
  outbox: () => ({
    id: newId(),
    recipient: 'sent@example.com',
    subject: 'Sent',
    text: '',
    html: '',
    created_at: long,
    next_attempt_at: long,
    attempts: 1,
    sent_at: long,
    failed_at: null,
    last_error: null,
    search_text: '',
  }),
  idempotency_keys: () => ({
    user_id: userId,
    key: 'ended',
    request_hash: '',
    status: 1,
    reply: '{}',
    created_at: long,
  }),
};

test('every table is either purged or has a reason to be kept', async () => {
  const tables = (await api.db.introspection.getTables())
    .map(({ name }) => name)
    // They follow the tables from which their rows are computed.
    .filter((name) => !isDerivedTable(name));
  expect([...Object.keys(kept), ...Object.keys(ended)].sort()).toEqual(tables.sort());
});

test.each(Object.entries(ended))('expired rows are purged from %s', async (name, row) => {
  const table = name as keyof Tables;
  await api.db
    .insertInto(table)
    .values(row() as never)
    .execute();
  const count = async () =>
    (await api.db.selectFrom(table).select(api.db.fn.countAll().as('n')).execute())[0]?.n;
  const before = Number(await count());
  await purgeExpired(api.db);
  expect(Number(await count())).toBe(before - 1);
});

test('a failed mail is kept for a month, and its code only while it is valid', async () => {
  const code = { text: 'Your code:\n\n123456\n', html: '<p>123456</p>' };
  const [old, notice, stale, fresh] = [
    await insertFailedMail(api.db, { failed_at: nowText(-31 * DAY) }),
    await insertFailedMail(api.db, { failed_at: nowText(-29 * DAY), created_at: nowText(-29 * DAY) }),
    await insertFailedMail(api.db, { ...code, created_at: nowText(-11 * 60_000) }),
    await insertFailedMail(api.db, code),
  ];
  await purgeExpired(api.db);
  const rows = await api.db.selectFrom('outbox').select(['id', 'text']).execute();
  const textOf = (id: string) => rows.find((row) => row.id === id)?.text;
  expect(textOf(old)).toBeUndefined();
  expect(textOf(notice)).not.toBe('');
  expect(textOf(stale)).toBe('');
  expect(textOf(fresh)).toBe(code.text);
});

test.runIf(engine === 'sqlite')('purged rows are neither in the files nor in a new backup', async () => {
  const { backupSqlite } = await import('../backup/sqlite-backup.ts');
  const folder = api.environment.DATA_DIR ?? '';
  const mark = `swept-${newId()}`;
  await api.db
    .insertInto('registrations')
    .values({
      ...(ended.registrations?.() as Insertable<Tables['registrations']>),
      id: newId(),
      token_hash: newId(),
      name: mark,
    })
    .execute();
  const backup = join(folder, 'after.backup');
  const found = () =>
    ['prahari.db', 'prahari.db-wal', 'after.backup']
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file) && readFileSync(file).includes(mark));
  expect(found()).not.toEqual([]);
  await purgeExpired(api.db);
  await backupSqlite(folder, backup);
  expect(found()).toEqual([]);
});
