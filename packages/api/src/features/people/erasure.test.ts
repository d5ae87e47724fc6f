import { describeAuditEntry } from '@prahari/contract/audit-log';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import {
  addPost,
  assignGuardBody,
  daysFromToday,
  securityApplicationBody,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { itOnce } from '../../../testing/it-once.ts';
import { createDuty } from '../../../testing/matrix/rule.ts';
import { addGuardedPost } from '../../../testing/muster.ts';
import { onePixel } from '../../../testing/pictures.ts';
import { sealAuditLog } from '../../audit/audit-chain.ts';
import { verifyAuditLog } from '../../audit/verify-audit-log.ts';
import { newId, nowText } from '../../db/ids.ts';
import { purgeExpired } from '../../startup/purge-expired.ts';
import { refreshLists } from '../../startup/refresh-lists.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();
afterEach(() => vi.useRealTimers());

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const erased = async (token: string) => {
  const { data } = (await api.post('/auth/data-requests', { kind: 'erasure' }, token)).body;
  expect((await office('data-requests/answer', { requestId: data[0]._id, answer: 'fulfil' })).status).toBe(
    200,
  );
};

/** Returns every row of every table as text. */
async function databaseText(): Promise<string> {
  await refreshLists(api.db);
  const tables = (await api.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/_text(_|$)/.test(name));
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(api.db)));
  return JSON.stringify(rows.map((one) => one.rows));
}

/** A guard who was refused once and accepted later, with expired papers and a reason for them. */
async function refusedThenAssigned() {
  const guard = await api.signIn('security', { name: 'Was Refused' });
  const apply = async () =>
    (await api.post('/security/application/submit', securityApplicationBody(), guard.token)).body.data._id;
  const refused = await apply();
  await office('reject-security-application', { applicationId: refused, reason: 'Zzfailed drug test' });
  const accepted = await office('accept-security-application', { applicationId: await apply() });
  const guardId = accepted.body.data.record._id;
  const paper = { guardId, kind: 'medical', number: 'M-1', expiresOn: '2020-01-01' };
  await office('papers', paper);
  const client = await company.addClient();
  const assigned = await api.post(
    '/admin/assign-guard',
    assignGuardBody(guardId, client.clientId, { papersReason: 'Zzhospital stay' }),
    company.admin,
  );
  expect(assigned.status).toBe(201);
  return { guard, guardId, client };
}

test('an erased guard leaves no word of a refusal, of missing papers or of a replacement, and the chain stays valid', async () => {
  const { guard, guardId, client } = await refusedThenAssigned();
  await sealAuditLog(api.db);
  const before = await databaseText();
  for (const word of ['Zzfailed', 'Zzhospital']) expect(before).toContain(word);
  await office('withdraw-guard', { guardId, clientId: client.clientId });
  await erased(guard.token);
  const left = await databaseText();
  expect(left).not.toMatch(/Zzfailed|Zzhospital|Was Refused/i);
  await sealAuditLog(api.db);
  expect((await verifyAuditLog(api.db)).problem).toBeUndefined();
});

test('typed text is outside the chained log from the start, and a changed text is detected', async () => {
  const { guardId } = await refusedThenAssigned();
  const details = JSON.stringify(await api.db.selectFrom('audit_log').select('detail').execute());
  expect(details).not.toMatch(/Zzfailed|Zzhospital/);
  await sealAuditLog(api.db);
  const text = await api.db
    .selectFrom('audit_texts')
    .selectAll()
    .where('subject_id', '=', guardId)
    .executeTakeFirstOrThrow();
  const set = (texts: string) =>
    api.db.updateTable('audit_texts').set({ texts }).where('entry_id', '=', text.entry_id).execute();
  await set(text.texts.replace('hospital', 'holiday'));
  expect((await verifyAuditLog(api.db)).problem).toMatch(/^the text of entry \d+ .* was changed$/);
  await set(text.texts);
  expect((await verifyAuditLog(api.db)).problem).toBeUndefined();
});

itOnce(
  'the own copy holds the reasons, the reviews, the counts and the entries about the guard',
  async () => {
    const { guard, guardId, client } = await refusedThenAssigned();
    const { data } = (await api.post('/auth/data-requests', { kind: 'export' }, guard.token)).body;
    const { body } = await office('data-requests/answer', { requestId: data[0]._id, answer: 'fulfil' });
    const text = JSON.stringify(body.data.copy);
    for (const word of ['Zzfailed drug test', 'Zzhospital stay', guardId]) expect(text).toContain(word);
    const actions = body.data.copy.audit_log.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['addGuard', 'assignGuard', 'declineSecurityApplication']),
    );
    expect(text).not.toMatch(/argon2|token_hash|password_hash|"salt"/);
    // A client's copy has nothing that was typed about the guard.
    const own = await api.post('/auth/data-requests', { kind: 'export' }, client.token);
    const copy = await office('data-requests/answer', { requestId: own.body.data[0]._id, answer: 'fulfil' });
    expect(JSON.stringify(copy.body.data.copy)).not.toContain('Zzhospital');
  },
);

test('counts that name an erased person go with the person', async () => {
  const { email, userId, token } = await api.signIn('client');
  await api.post('/auth/login', { email, password: 'wrong one here', role: 'client' });
  await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'client' });
  const keys = async () =>
    (await api.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key).join();
  expect(await keys()).toContain(`browsers:${userId}`);
  await erased(token);
  expect(await keys()).not.toContain(userId);
});

test('an erasure leaves the reviews of another client with the same name, and those under a former name are found', async () => {
  const [one, other] = [
    await company.addClient({}, { name: 'Two Alike' }),
    await company.addClient({}, { name: 'Two Alike' }),
  ];
  const guard = await company.addGuard();
  const review = async (clientId: string, name: string) => {
    const id = newId();
    const row = {
      id,
      guard_id: guard.guardId,
      client_id: clientId,
      client_name: name,
      rating: 4,
      comment: '',
    };
    await api.db
      .insertInto('guard_reviews')
      .values({ ...row, created_at: nowText() })
      .execute();
    return async () =>
      (
        await api.db
          .selectFrom('guard_reviews')
          .select('client_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).client_name;
  };
  const [own, former, foreign] = [
    await review(one.clientId, 'Two Alike'),
    await review(one.clientId, 'Once Called'),
    await review(other.clientId, 'Two Alike'),
  ];
  await erased(one.token);
  expect([await own(), await former(), await foreign()]).toEqual([
    'Erased person',
    'Erased person',
    'Two Alike',
  ]);
});

itOnce(
  'an erased client leaves no word of ratings and problems, an erased guard no calendar, card or face',
  async () => {
    const [client, guard] = [await company.addClient(), await company.addGuard()];
    const postId = await addPost(api, company.admin, client.clientId);
    const problem = { postId, text: 'Zzproblem at the gate' };
    const reported = await api.post('/client/problems', problem, client.token);
    await office('problems/answer', { problemId: reported.body.data._id, text: 'Zzanswer of the office' });
    const period = { startDate: daysFromToday(-3), endDate: daysFromToday(3) };
    const assigned = await company.assignGuard(guard.guardId, client.clientId, period);
    const assignmentId = assigned.body.data._id;
    await api.post('/client/ratings', { assignmentId, stars: 2, text: 'Zzrating in words' }, client.token);
    const feed = await api.post('/security/calendar-feed', undefined, guard.token);
    const card = await office(`guards/${guard.guardId}/identity`, {});
    const photograph = { token: company.admin, body: { content: onePixel } };
    await api.send('PUT', `/admin/guards/${guard.guardId}/photograph`, photograph);
    const copy = JSON.stringify(await exportPersonalData(api.db, { id: client.clientId }));
    for (const word of ['Zzproblem', 'Zzanswer', 'Zzrating'])
      expect([word, copy.includes(word)]).toEqual([word, true]);
    const token = card.body.data.url.split('#')[1];
    const ofGuard = JSON.stringify(await exportPersonalData(api.db, { id: guard.guardId }));
    expect([ofGuard.includes('"calendar_feeds":[{'), ofGuard.includes(token)]).toEqual([true, false]);
    expect([ofGuard.includes(onePixel), copy.includes(onePixel)]).toEqual([true, false]);
    await office('withdraw-guard', { guardId: guard.guardId, clientId: client.clientId });
    await erasePersonalData(api.db, { id: client.clientId });
    await erasePersonalData(api.db, { id: guard.guardId });
    const left = await databaseText();
    expect(['Zzproblem', 'Zzanswer', 'Zzrating', onePixel].filter((word) => left.includes(word))).toEqual([]);
    const address = new URL(feed.body.data.url).pathname.replace(/^\/api/, '');
    expect((await api.get(address)).status).toBe(404);
    expect((await api.get(`/identity/${token}`)).status).toBe(404);
  },
);

itOnce(
  'an erased guard leaves no word of a correction, a dispute, its answer and an adjustment, also in an agreed month',
  async () => {
    const clerk = await api.signIn('admin', { name: 'Zzclerk Of Old' });
    const post = await addGuardedPost(api, company, 1);
    const [guard] = post.guards as [(typeof post.guards)[0]];
    const { dutyId, day } = await post.cellOf(2);
    const correction = { dutyId, state: 'absent', reason: 'Zzcorrected: slept' };
    expect((await api.post('/admin/correct-duty', correction, clerk.token)).status).toBe(200);
    await post.office('send');
    const dispute = { day, guardId: guard.guardId, reason: 'Zzdisputed: drunk' };
    expect((await post.own('dispute', { days: [dispute] })).status).toBe(200);
    const answer = { day, guardId: guard.guardId, counts: 0, note: 'Zzanswered: he was ill' };
    expect((await post.office('answer-dispute', answer)).status).toBe(200);
    expect((await post.own('agree')).status).toBe(200);
    const adjusted = await office('muster/adjust', { dutyId, counts: 1, reason: 'Zzadjusted: he came' });
    expect(adjusted.status).toBe(200);
    const words = /Zz(corrected|disputed|answered|adjusted)/g;
    expect(new Set((await databaseText()).match(words)).size).toBe(4);
    await office('withdraw-guard', { guardId: guard.guardId, clientId: post.client.clientId });
    await erased(guard.token);
    expect((await databaseText()).match(words)).toBeNull();
    // The corrector's name stays until that person is erased, too.
    expect(await databaseText()).toContain('Zzclerk Of Old');
    await erasePersonalData(api.db, { id: clerk.userId });
    expect(await databaseText()).not.toContain('Zzclerk Of Old');
  },
);

itOnce(
  'a guard’s copy has what clients wrote about the guard, without who wrote it; a client’s copy has it whole',
  async () => {
    const client = await company.addClient();
    const guard = await company.addGuard();
    const period = { startDate: daysFromToday(-3), endDate: daysFromToday(3) };
    const assigned = await company.assignGuard(guard.guardId, client.clientId, period);
    const rated = { assignmentId: assigned.body.data._id, stars: 2, text: 'Slept at the gate' };
    for (const stars of [3, 2])
      expect((await api.post('/client/ratings', { ...rated, stars }, client.token)).status).toBe(200);
    const postId = await addPost(api, company.admin, client.clientId);
    await api.post('/client/problems', { postId, text: 'Zzproblem with the night guard' }, client.token);
    const own = await exportPersonalData(api.db, { id: guard.guardId });
    expect(own.guard_reviews).toEqual([
      { rating: 2, comment: 'Slept at the gate', created_at: expect.any(String) },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/Zzproblem|rateGuard|changeRating/);
    const ofClient = await exportPersonalData(api.db, { id: client.clientId });
    expect(ofClient.guard_reviews).toMatchObject([
      { comment: 'Slept at the gate', client_id: client.clientId },
    ]);
  },
);

itOnce(
  'the office exports, corrects and erases a person without an email by id, and nobody else',
  async () => {
    const guard = { name: 'Has No Mail', phone: '98765 43299', city: 'Pune' };
    const { data } = (await office('guards', guard)).body;
    const userId = data.user._id;
    const handle = (kind: string, more: object = {}) => office('person-data', { userId, kind, ...more });
    const { copy } = (await handle('export')).body.data;
    expect(copy.users).toMatchObject([{ name: 'Has No Mail', email: null }]);
    expect(copy.guards).toHaveLength(1);
    expect((await handle('correction')).status).toBe(400);
    expect((await handle('correction', { name: 'Now Spelt Well' })).status).toBe(200);
    const client = await company.addClient();
    await company.assignGuard(data._id, client.clientId, { endDate: daysFromToday(3) });
    expect(statusAndCode(await handle('erasure'))).toEqual([409, 'data_requests.open_assignment']);
    await office('withdraw-guard', { guardId: data._id, clientId: client.clientId });
    expect((await handle('erasure')).status).toBe(200);
    expect(await databaseText()).not.toMatch(/Has No Mail|Now Spelt Well/i);
    expect(statusAndCode(await handle('correction', { name: 'Back Again' }))).toEqual([409, 'people.erased']);
    const [entry] = (await api.get('/admin/audit?limit=1', company.admin)).body.data;
    expect(describeAuditEntry(entry)).toBe('Test admin erased the data of Erased person');
    expect(statusAndCode(await office('person-data', { userId: client.userId, kind: 'export' }))).toEqual([
      409,
      'people.has_email',
    ]);
  },
);

test('no reply that is kept for an Idempotency-Key of the office tells of an erased person', async () => {
  const { dutyId, guard, client } = await createDuty({ api, company });
  const calls = {
    'debt-calls': { clientId: client.clientId, note: 'Zzpays after the wedding' },
    papers: { guardId: guard.guardId, kind: 'medical', number: 'Zz-17', expiresOn: '2030-01-01' },
    'watch-steps': { dutyId, note: 'Zzis at the hospital' },
  };
  await api.db.deleteFrom('papers').where('guard_id', '=', guard.guardId).execute();
  for (const [path, body] of Object.entries(calls)) {
    const key = { 'idempotency-key': newId() };
    expect([path, (await api.post(`/admin/${path}`, body, company.admin, key)).status]).toEqual([path, 201]);
  }
  const { guardId } = guard;
  await office('withdraw-guard', { guardId, clientId: client.clientId });
  await erased(guard.token);
  await erased(client.token);
  const replies = await api.db.selectFrom('idempotency_keys').select('reply').execute();
  expect(replies.filter(({ reply }) => reply.includes('Zz'))).toEqual([]);
});

test('the reason of a refusal goes a year after it, with the application', async () => {
  const guard = await api.signIn('security');
  const sent = await api.post('/security/application/submit', securityApplicationBody(), guard.token);
  await office('reject-security-application', { applicationId: sent.body.data._id, reason: 'Qqyear old' });
  const texts = async () => JSON.stringify(await api.db.selectFrom('audit_texts').selectAll().execute());
  expect(await texts()).toContain('Qqyear old');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 367 * 86_400_000 });
  await purgeExpired(api.db);
  expect(await texts()).not.toContain('Qqyear old');
});
