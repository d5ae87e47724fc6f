import { today } from '@prahari/domain/days';
import { type Insertable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { onePixel } from '../../../testing/pictures.ts';
import { isTyped, KEPT } from '../../../testing/typed-columns.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Tables } from '../../db/tables.ts';
import { isDerivedTable } from '../../read-model/list-table.ts';
import { erasePersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();
const [guard, client, clerk] = [
  await company.addGuard({ name: 'Zz Guard' }),
  await company.addClient({}, { name: 'Zz Client' }),
  await api.signIn('admin', { name: 'Zz Clerk' }),
];
const people = [guard, client, clerk];

const typed = (await api.db.introspection.getTables())
  .filter(({ name }) => !isDerivedTable(name))
  .flatMap(({ name: table, columns }) =>
    columns
      .filter(({ name, dataType }) => /text/i.test(dataType) && isTyped(table, name))
      .map(({ name }) => ({ table, column: name, path: `${table}.${name}` })),
  );

const markOf = (path: string) => `Zz ${path}`;
/** Values of columns that are more than text. */
const SHAPED: Record<string, (mark: string) => string> = {
  'duties.correction': (mark) =>
    JSON.stringify({ reason: mark, by: 'Zz Clerk', byId: clerk.userId, at: nowText(), before: 'planned' }),
  'guards.specialization': (mark) => JSON.stringify([mark]),
  'guards.date_of_birth': () => '1957-03-03',
  'security_applications.date_of_birth': () => '1957-03-03',
};

/** Stores a row. */
const add = async <T extends keyof Tables>(table: T, row: Insertable<Tables[T]>): Promise<string> => {
  await api.db
    .insertInto(table)
    .values(row as never)
    .execute();
  return (row as { id?: string }).id ?? '';
};
const common = () => ({ id: newId(), created_at: nowText() });

/** Stores a row about the guard, client or clerk in each table that has text about people. */
async function fill(): Promise<void> {
  const postId = await addPost(api, company.admin, client.clientId, { shift: 'day' });
  const assigned = await api.post(
    '/admin/assign-to-post',
    { postId, guardIds: [guard.guardId], startDate: today(), endDate: daysFromToday(3) },
    company.admin,
  );
  const assignmentId = expectStatus(assigned, 201).body.data[0]._id;
  const bill = expectStatus(await company.generateBill(client.clientId), 201).body.data;
  const { guardId } = guard;
  const { clientId } = client;
  const duty = await api.db.selectFrom('duties').select('id').limit(1).executeTakeFirstOrThrow();
  for (const { email, userId } of people) {
    const until = daysFromToday(1);
    const code = { email, code_hash: '', expires_at: until, tries: 0, created_at: nowText() };
    await add('reset_codes', code);
    await add('code_sends', {
      email,
      signup_at: null,
      reset_at: null,
      window_started_at: nowText(),
      sends: 1,
    });
    await add('registrations', {
      id: newId(),
      email,
      name: '',
      phone: '',
      role: 'client',
      password_hash: '',
      code_hash: '',
      code_expires_at: until,
      tries: 0,
      created_at: nowText(),
      token_hash: newId(),
      source: '',
    });
    await add('outbox', {
      id: newId(),
      recipient: email,
      subject: '',
      text: '',
      html: '',
      created_at: nowText(),
      next_attempt_at: nowText(),
      attempts: 1,
      sent_at: null,
      failed_at: nowText(),
      last_error: null,
      search_text: email,
    });
    await add('email_changes', { ...code, user_id: userId });
    await add('email_returns', {
      token_hash: newId(),
      user_id: userId,
      email,
      new_email: '',
      expires_at: until,
    });
    await add('idempotency_keys', {
      user_id: userId,
      key: newId(),
      request_hash: '',
      status: 200,
      reply: '',
      created_at: nowText(),
    });
  }
  const leave = { guard_id: guardId, from_day: today(), to_day: today(), reason: '' };
  await add('leaves', { ...common(), ...leave });
  const step = { client_id: clientId, post_id: postId, day: today(), begins_at: 0, at: 0 };
  const noted = { ...step, kind: 'called' as const, note: '', by_user_id: clerk.userId };
  await add('watch_steps', { ...noted, id: newId(), guard_id: guardId });
  await add('watch_steps', { ...noted, id: newId(), guard_id: null });
  const month = { post_id: postId, month: '2020-01', state: 'open' as const };
  const musterId = newId();
  await sql`insert into musters (id, post_id, month, state) values (${musterId}, ${month.post_id}, ${month.month}, ${month.state})`.execute(
    api.db,
  );
  const ofDuty = { id: newId(), duty_id: duty.id, reason: '' };
  await sql`insert into muster_disputes (id, muster_id, duty_id, reason, disputed_at) values (${newId()}, ${musterId}, ${duty.id}, '', 0)`.execute(
    api.db,
  );
  await add('muster_adjustments', { ...ofDuty, counts: 1, adjusted_at: 0, adjusted_by: null });
  const problem = { client_id: clientId, post_id: postId, text: '', changed_at: nowText() };
  const problemId = await add('problems', { ...common(), ...problem });
  const answer = { id: newId(), problem_id: problemId, text: '', answered_by: clerk.userId };
  await add('problem_answers', { ...answer, answered_at: nowText() });
  const review = { guard_id: guardId, client_id: clientId, client_name: '', rating: 4, comment: '' };
  await add('guard_reviews', { ...common(), ...review });
  await add('photographs', {
    guard_id: guardId,
    type: 'image/png',
    content: onePixel,
    created_at: nowText(),
  });
  const call = { id: newId(), client_id: clientId, note: '', promised_on: null, promised_paise: null };
  await add('debt_calls', { ...call, by_user_id: clerk.userId, at: nowText() });
  const challan = { client_id: clientId, month: '2026-11', kind: 'epf' as const, name: '', size: 1 };
  await add('challans', { ...common(), ...challan, type: 'image/png', created_by: clerk.userId });
  const request = { kind: 'correction' as const, note: '', status: 'done' as const, open_kind: null };
  for (const { userId: user_id } of people)
    await add('data_requests', { ...common(), ...request, user_id, answered_at: null });
  const message = { act: newId(), user_id: guard.userId, kind: 'assigned' as const, is_wrong: 0 as const };
  const messageId = newId();
  await add('messages', { ...common(), ...message, id: messageId, link: null, expires_at: nowText() });
  await add('message_parts', {
    message_id: messageId,
    key: 'x',
    about: 'x',
    facts: '{}',
    names: JSON.stringify([guard.userId]),
  });
  await add('import_changes', {
    import_id: newId(),
    entity: 'guards',
    entity_id: guardId,
    user_id: guard.userId,
    former: '',
    created_at: nowText(),
  });
  const passkey = { user_id: guard.userId, credential_id: newId(), public_key: '', counter: 0 };
  await add('passkeys', { ...common(), ...passkey, transports: '[]', name: '', last_used_at: null });
  const token = { user_id: clerk.userId, token_hash: newId(), name: '', scopes: '[]' };
  await add('api_tokens', { ...common(), ...token, valid_until: today(), last_used_at: null });
  for (const subject of [guardId, clientId, assignmentId, postId, bill._id, problemId])
    await add('audit_texts', { entry_id: newId(), subject_id: subject, salt: '', texts: '' });
}

/** Writes a mark into each typed column of the rows about the people. */
async function mark(): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  const emails = people.map(({ email }) => email);
  const rowsAbout: Partial<Record<string, ReturnType<typeof sql>>> = {
    users: sql`where id in (${sql.join(ids)})`,
    outbox: sql`where recipient in (${sql.join(emails)})`,
  };
  for (const { table, column, path } of typed) {
    if (column === 'email' || column === 'recipient') continue;
    const value = (SHAPED[path] ?? String)(markOf(path));
    const hasUser = ['sessions', 'idempotency_keys', 'data_requests', 'api_tokens'].includes(table);
    const where = rowsAbout[table] ?? (hasUser ? sql`where user_id in (${sql.join(ids)})` : sql``);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${where}`.execute(api.db);
  }
}

/** Returns the paths of the columns that have their mark. */
async function marked(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, path } of typed) {
    const { rows } = await sql<{
      text: string | null;
    }>`select ${sql.ref(column)} as text from ${sql.table(table)}`.execute(api.db);
    const words = [...people.map(({ email }) => email), 'Zz ', '1957-03-03'];
    if (rows.some(({ text }) => words.some((word) => text?.includes(word)))) found.push(path);
  }
  return found;
}

test('each column that people type into is erased, or is listed with the reason why it stays', async () => {
  await fill();
  await mark();
  const before = await marked();
  await api.post(
    '/admin/withdraw-guard',
    { guardId: guard.guardId, clientId: client.clientId },
    company.admin,
  );
  for (const { userId } of people) await erasePersonalData(api.db, { id: userId });
  const left = await marked();
  const known = Object.keys(KEPT);
  // A new column needs a row above, to show that it is erased, or a reason.
  expect(
    typed.map(({ path }) => path).filter((path) => !before.includes(path) && !known.includes(path)),
  ).toEqual([]);
  expect(left.filter((path) => !known.includes(path))).toEqual([]);
  expect(known.filter((path) => !typed.some((one) => one.path === path))).toEqual([]);
});
