import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../testing/api.ts';
import {
  addPost,
  assignGuardBody,
  auditActionsOf,
  concurrently,
  countByStatus,
  daysFromToday,
  generateBillBody,
  postBody,
  securityApplicationBody,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { rowsOf } from '../../../testing/rows.ts';

const { api, company } = await startCompany();
const lonely = await startApi();
afterAll(() => lonely.stop());

const ROUNDS = 4;
const erasureOf = async (token: string, of = api): Promise<string> =>
  (await of.post('/auth/data-requests', { kind: 'erasure' }, token)).body.data[0]._id;
const erase = (requestId: string, token = company.admin, of = api) =>
  of.post('/admin/data-requests/answer', { requestId, answer: 'fulfil' }, token);
const inRounds = async (round: () => Promise<void>) => {
  for (let index = 0; index < ROUNDS; index += 1) await round();
};

test('two last admins who erase each other at once leave one admin', async () => {
  await inRounds(async () => {
    await lonely.db.updateTable('users').set({ disabled_at: '2026-01-01' }).execute();
    const [one, other] = [await lonely.signIn('admin'), await lonely.signIn('admin')];
    const [ofOne, ofOther] = [await erasureOf(one.token, lonely), await erasureOf(other.token, lonely)];
    const replies = await Promise.all([erase(ofOne, other.token, lonely), erase(ofOther, one.token, lonely)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await lonely.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    expect(active).toHaveLength(1);
  });
});

test('a guard or client is never erased and assigned at once', async () => {
  await inRounds(async () => {
    for (const who of ['guard', 'client'] as const) {
      const [guard, client] = [await company.addGuard(), await company.addClient()];
      const requestId = await erasureOf(who === 'guard' ? guard.token : client.token);
      const [erased, assigned] = await Promise.all([
        erase(requestId),
        company.assignGuard(guard.guardId, client.clientId),
      ]);
      expect(
        [erased.status, assigned.status].filter((status) => status < 300),
        who,
      ).toHaveLength(1);
    }
  });
});

test('a guard is never erased and assigned to a post at once, as new guard or as replacement', async () => {
  await inRounds(async () => {
    const [guard, other, client] = [
      await company.addGuard(),
      await company.addGuard(),
      await company.addClient({ numberOfGuards: 3 }),
    ];
    const postId = await addPost(api, company.admin, client.clientId);
    const { startDate, endDate } = postBody(client.clientId) as { startDate: string; endDate: string };
    const toPost = (guardId: string) =>
      api.post('/admin/assign-to-post', { postId, guardIds: [guardId], startDate, endDate }, company.admin);
    const first = await toPost(other.guardId);
    expect(first.status).toBe(201);
    const replacement = {
      assignmentId: first.body.data[0]._id,
      guardId: guard.guardId,
      reason: 'sick',
      from: startDate,
    };
    const requestId = await erasureOf(guard.token);
    const [erased, ...assigned] = await Promise.all([
      erase(requestId),
      toPost(guard.guardId),
      api.post('/admin/replace-guard', replacement, company.admin),
    ]);
    const isAssigned = assigned.some(({ status }) => status < 300);
    expect([erased.status < 300, isAssigned].filter(Boolean)).toHaveLength(1);
    expect([erased, ...assigned].every(({ status }) => status < 500)).toBe(true);
  });
});

test('nothing is written about a person in the moment of the erasure', async () => {
  await inRounds(async () => {
    const client = await company.addClient({}, { name: 'Vanishing Client' });
    const guard = await company.addGuard({ name: 'Vanishing Guard' });
    const applicant = await api.signIn('security', { name: 'Vanishing Applicant' });
    const requests = [
      await erasureOf(client.token),
      await erasureOf(guard.token),
      await erasureOf(applicant.token),
    ];
    const admin = company.admin;
    const { guardId } = guard;
    const { clientId } = client;
    const replies = await Promise.all([
      ...requests.map((requestId) => erase(requestId)),
      api.post('/security/application/submit', securityApplicationBody(), applicant.token),
      api.post('/auth/data-requests', { kind: 'correction', note: 'Vanishing note' }, client.token),
      api.put(
        '/admin/guards',
        { guardId, name: 'Vanishing Again', phone: '98765 43210', city: 'Pune' },
        admin,
      ),
      api.post('/admin/papers', { guardId, kind: 'medical', number: 'V-1', expiresOn: '2030-01-01' }, admin),
      api.put('/admin/client-notes', { clientId, notes: 'Vanishing notes' }, admin),
      api.post('/admin/generate-bill', generateBillBody(clientId, { description: 'Vanishing bill' }), admin),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(replies.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
    const of = async (table: 'security_applications' | 'data_requests', userId: string) =>
      JSON.stringify(await api.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute());
    expect(await of('security_applications', applicant.userId)).toBe('[]');
    expect(await of('data_requests', client.userId)).not.toContain('Vanishing');
    const papers = api.db.selectFrom('papers').selectAll().where('guard_id', '=', guardId);
    expect(await papers.execute()).toEqual([]);
    const users = await api.db
      .selectFrom('users')
      .select(['name', 'phone', 'email'])
      .where('id', 'in', [client.userId, guard.userId, applicant.userId])
      .execute();
    const nobody = { name: 'Erased person', phone: '', email: null };
    expect(users).toEqual([nobody, nobody, nobody]);
    const notes = api.db.selectFrom('clients').select('notes').where('id', '=', clientId);
    expect(await notes.execute()).toEqual([{ notes: '' }]);
  });
});

/** The smallest picture: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('no photograph, card, leave or note of a guard outlives an erasure of the same moment', async () => {
  await inRounds(async () => {
    const [guard, client] = [await company.addGuard({ name: 'Vanishing Face' }), await company.addClient()];
    const { guardId } = guard;
    const { body } = await company.assignGuard(guardId, client.clientId, {
      startDate: daysFromToday(-3),
      endDate: daysFromToday(3),
    });
    const assignmentId = body.data._id;
    const parties = { clientId: client.clientId, guardId, assignmentId };
    expect((await api.post('/admin/withdraw-guard', parties, company.admin)).status).toBe(200);
    const [duty] = await api.db.selectFrom('duties').select('id').where('guard_id', '=', guardId).execute();
    const requestId = await erasureOf(guard.token);
    const { admin } = company;
    const leave = { from: daysFromToday(40), to: daysFromToday(41), reason: 'Vanishing illness' };
    const [erased, ...others] = await Promise.all([
      erase(requestId),
      api.send('PUT', `/admin/guards/${guardId}/photograph`, { token: admin, body: { content: pixel } }),
      api.post(`/admin/guards/${guardId}/identity`, undefined, admin),
      api.post('/security/leave', leave, guard.token),
      api.post('/admin/watch-steps', { dutyId: duty?.id, note: 'Vanishing words' }, admin),
    ]);
    expect(erased.status, JSON.stringify(erased.body)).toBe(200);
    expect(others.filter(({ status }) => status >= 500)).toEqual([]);
    for (const table of ['photographs', 'identity_cards', 'leaves'] as const)
      expect([table, await rowsOf(api.db, table, { guard_id: guardId })]).toEqual([table, []]);
    const steps = await rowsOf(api.db, 'watch_steps', { guard_id: guardId });
    expect(JSON.stringify([steps, await rowsOf(api.db, 'message_parts', {})])).not.toContain('Vanishing');
  });
});

test('of people entered at once with one phone of their own, one is accepted', async () => {
  for (const [path, body] of [
    ['/admin/guards', { city: 'Pune' }],
    [
      '/admin/clients',
      (({ clientId: _, ...post }) => ({ ...post, contactName: '' }))(postBody('') as { clientId: string }),
    ],
  ] as const) {
    const phone = `98${Math.floor(10_000_000 + Math.random() * 80_000_000)}`;
    const replies = await concurrently(6, (index) =>
      api.post(
        path,
        { ...body, name: `Own Phone ${'abcdef'[index]}`, phone, hasOwnPhone: true },
        company.admin,
        { 'idempotency-key': randomUUID() },
      ),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses, JSON.stringify(replies[0]?.body)).toEqual([201, 409, 409, 409, 409, 409]);
  }
});

test('of guards corrected at once to one phone of their own, one is accepted', async () => {
  const guards = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
  const phone = `97${Math.floor(10_000_000 + Math.random() * 80_000_000)}`;
  const replies = await Promise.all(
    guards.map(({ guardId, email, name }) =>
      api.put(
        '/admin/guards',
        { guardId, name, email, phone, city: 'Pune', hasOwnPhone: true },
        company.admin,
      ),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an erased person is not filled in again', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  for (const { token } of [guard, client]) expect((await erase(await erasureOf(token))).status).toBe(200);
  const { guardId } = guard;
  const { clientId } = client;
  const contact = { name: 'Back Again', phone: '98765 43210', email: 'back@example.com' };
  const admin = company.admin;
  const replies = {
    correctGuard: await api.put('/admin/guards', { guardId, ...contact, city: 'Pune' }, admin),
    correctClient: await api.put(
      '/admin/clients',
      { clientId, ...contact, serviceType: 'FULL_TIME', location: 'Pune' },
      admin,
    ),
    notes: await api.put('/admin/client-notes', { clientId, notes: 'Was Asha' }, admin),
    paper: await api.post(
      '/admin/papers',
      { guardId, kind: 'medical', number: 'M-1', expiresOn: '2030-01-01' },
      admin,
    ),
    invite: await api.post('/admin/invite-person', { userId: guard.userId, by: 'mail' }, admin),
    enable: await api.post('/admin/accounts/enable', { accountId: guard.userId }, admin),
    assign: await api.post(
      '/admin/assign-guard',
      assignGuardBody(guardId, (await company.addClient()).clientId),
      admin,
    ),
    bill: await api.post('/admin/generate-bill', generateBillBody(clientId), admin),
    post: await api.post('/admin/posts', postBody(clientId), admin),
  };
  for (const [what, { status, body }] of Object.entries(replies))
    expect([status, what], JSON.stringify(body)).toEqual([what === 'assign' ? 409 : 409, what]);
  await expect(
    api.db.updateTable('users').set({ name: 'By hand' }).where('id', '=', guard.userId).execute(),
  ).rejects.toThrow(/person_erased/);
});

test('of the same correction of a person, sent several times at once, one has an audit entry', async () => {
  await inRounds(async () => {
    const { guardId, email } = await company.addGuard();
    const body = { guardId, name: 'Ravi Kumar', phone: '9876543210', email, city: 'Pune' };
    const replies = await concurrently(6, () => api.put('/admin/guards', body, company.admin));
    expect(countByStatus(replies)).toEqual({ 200: 6 });
    const actions = await auditActionsOf(api.db, guardId);
    expect(actions.filter((action) => action === 'correctGuard')).toHaveLength(1);
  });
});
