import { setTimeout as wait } from 'node:timers/promises';
import { describeAuditEntry, importTemplates } from '@prahari/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { nowText } from '../../db/ids.ts';
import { claimDue } from '../../mail/outbox.queries.ts';
import { type Reply, startApi, type TestApi } from '../../testing/api.ts';
import {
  auditActionsOf,
  type Company,
  clientApplicationBody,
  concurrently,
  countByStatus,
  countRows,
  createCompany,
  daysFromToday,
  securityApplicationBody,
  UNKNOWN_ID,
} from '../../testing/company.ts';
import { invariantViolations } from '../../testing/invariants.ts';
import { mailsTo } from '../../testing/mailbox.ts';

let api: TestApi;
let company: Company;
beforeAll(async () => {
  api = await startApi();
  company = await createCompany(api);
});
afterAll(async () => {
  expect(await invariantViolations(api.db)).toEqual([]);
  await api.stop();
});

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const undo = (...replies: Reply[]) =>
  office('undo', { entryIds: replies.map(({ body }) => body.undo.entryId) });

const requestOf = async (token: string, changes: object = {}): Promise<string> =>
  (await api.post('/client/submit-application', clientApplicationBody(changes), token)).body.data._id;
const jobOf = async (token: string): Promise<string> =>
  (await api.post('/security/application/submit', securityApplicationBody(), token)).body.data._id;
const answerRequest = (applicationId: string, status: string) =>
  office('accept-application', { applicationId, status });
const answerJob = (applicationId: string, verb: 'accept' | 'reject') =>
  office(`${verb}-security-application`, { applicationId });

const statusOf = async (table: 'client_applications' | 'security_applications' | 'assignments', id: string) =>
  (await api.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())?.status;
const isMember = async (table: 'clients' | 'guards', userId: string) =>
  (await api.db.selectFrom(table).select('id').where('user_id', '=', userId).execute()).length === 1;

const expectFollowed = (reply: Reply, what: string) =>
  expect([reply.status, reply.body.code, reply.body.message]).toEqual([
    409,
    'undo.followed',
    `This cannot be undone any more: ${what}`,
  ]);

describe('undoing an accepted request', () => {
  it('makes it pending and removes the client it made; undoing again changes nothing', async () => {
    const user = await api.signIn('client', { name: 'Lotus Towers' });
    const id = await requestOf(user.token);
    const accepted = await answerRequest(id, 'approved');
    expect((await undo(accepted)).body).toEqual({ success: true, message: 'Undone' });
    expect([await statusOf('client_applications', id), await isMember('clients', user.userId)]).toEqual([
      'pending',
      false,
    ]);
    const rows = await countRows(api.db);
    expect((await undo(accepted)).status).toBe(200);
    expect(await countRows(api.db)).toEqual(rows);
    expect(await auditActionsOf(api.db, id)).toEqual([
      'submitClientApplication',
      'acceptClientApplication',
      'reopenClientApplication',
    ]);
    const { data } = (await api.get('/admin/audit?limit=4', company.admin)).body;
    expect(data.map((entry: { about: object }) => entry.about)).toEqual([
      { person: 'Lotus Towers' },
      { client: 'Lotus Towers' },
      { person: 'Lotus Towers' },
      { client: 'Lotus Towers' },
    ]);
    expect((await answerRequest(id, 'approved')).status).toBe(200);
  });

  it('restores the service of a client that had one', async () => {
    const client = await company.addClient({ serviceType: 'NIGHT_SHIFT', location: 'Chakan' });
    const id = await requestOf(client.token, { serviceType: 'DAY_SHIFT', location: 'Pune' });
    await undo(await answerRequest(id, 'approved'));
    const { data } = (await api.get('/client/profile', client.token)).body;
    expect(data).toMatchObject({ serviceType: 'NIGHT_SHIFT', location: 'Chakan', numberOfGuards: 1 });
  });

  it('is refused once a guard is assigned or a bill generated for the client', async () => {
    const assigned = await api.signIn('client');
    const accepted = await answerRequest(await requestOf(assigned.token), 'approved');
    const { _id: clientId } = (await api.get('/client/profile', assigned.token)).body.data;
    const guard = await company.addGuard();
    await company.assignGuard(guard.guardId, clientId);
    expectFollowed(await undo(accepted), 'guards are assigned to the client');

    const billed = await api.signIn('client');
    const other = await answerRequest(await requestOf(billed.token), 'approved');
    await company.generateBill((await api.get('/client/profile', billed.token)).body.data._id);
    expectFollowed(await undo(other), 'a bill was generated for the client');
    expect(await isMember('clients', billed.userId)).toBe(true);
  });
});

describe('undoing a declined application', () => {
  it('takes back the mail, which waits while undo is offered', async () => {
    const user = await api.signIn('client');
    const id = await requestOf(user.token);
    const declined = await answerRequest(id, 'rejected');
    const [held] = await mailsTo(api.db, user.email);
    const waitsMs = Date.parse(held?.next_attempt_at ?? '') - Date.now();
    expect(waitsMs).toBeGreaterThan(10_000);
    await undo(declined);
    expect([await statusOf('client_applications', id), await mailsTo(api.db, user.email)]).toEqual([
      'pending',
      [],
    ]);
  });

  it('sends a second mail when the first may have left', async () => {
    const user = await api.signIn('security');
    const id = await jobOf(user.token);
    const declined = await answerJob(id, 'reject');
    await api.db
      .updateTable('outbox')
      .set({ next_attempt_at: '2026-01-01T00:00:00.000Z' })
      .where('recipient', '=', user.email)
      .execute();
    await claimDue(api.db, { limit: 100, leaseMs: 60_000, dueBy: nowText() });
    await undo(declined);
    expect((await mailsTo(api.db, user.email)).map(({ subject }) => subject)).toEqual([
      'Your Prahari job application was not accepted',
      'Your Prahari job application is looked at again',
    ]);
    expect(await statusOf('security_applications', id)).toBe('pending');
  });

  it('is refused once the applicant has applied again', async () => {
    const user = await api.signIn('security');
    const declined = await answerJob(await jobOf(user.token), 'reject');
    await jobOf(user.token);
    expectFollowed(await undo(declined), 'the applicant has applied again');
  });
});

describe('undoing an accepted job application', () => {
  it('removes the guard, unless the guard is assigned', async () => {
    const user = await api.signIn('security');
    const id = await jobOf(user.token);
    const accepted = await answerJob(id, 'accept');
    await undo(accepted);
    expect([await statusOf('security_applications', id), await isMember('guards', user.userId)]).toEqual([
      'pending',
      false,
    ]);
    const again = await answerJob(id, 'accept');
    const { _id: guardId } = (await api.get('/security/profile', user.token)).body.data;
    const client = await company.addClient();
    const assigned = await company.assignGuard(guardId, client.clientId);
    expectFollowed(await undo(again), 'the guard is assigned');
    await office('withdraw-guard', { guardId, clientId: client.clientId });
    expectFollowed(await undo(again), 'the guard was assigned or entered with more');
    expect((await undo(assigned)).status).toBe(409);
  });
});

describe('undoing an assignment and a withdrawal', () => {
  it('deletes the assignment, whose names stay in the audit log', async () => {
    const guard = await company.addGuard({ name: 'Ravi Kumar' });
    const client = await company.addClient({}, { name: 'Sunrise Heights' });
    const assigned = await company.assignGuard(guard.guardId, client.clientId);
    await undo(assigned);
    expect(await statusOf('assignments', assigned.body.data._id)).toBeUndefined();
    const entries = (await api.get('/admin/audit?q=Ravi%20Kumar&status=assignments', company.admin)).body
      .data;
    expect(entries.map((entry: { action: string; about: object }) => [entry.action, entry.about])).toEqual([
      ['undoAssignGuard', { guard: 'Ravi Kumar', client: 'Sunrise Heights' }],
      ['assignGuard', { guard: 'Ravi Kumar', client: 'Sunrise Heights' }],
    ]);
    expect((await company.assignGuard(guard.guardId, client.clientId)).status).toBe(201);
  });

  it('opens a withdrawn assignment again, on a break as before', async () => {
    const guard = await company.addGuard();
    const client = await company.addClient();
    const { _id: assignmentId } = (await company.assignGuard(guard.guardId, client.clientId)).body.data;
    await api.put('/security/update-assignment', { assignmentId, status: 'onBreak' }, guard.token);
    const between = { guardId: guard.guardId, clientId: client.clientId };
    await undo(await office('withdraw-guard', between));
    expect(await statusOf('assignments', assignmentId)).toBe('onBreak');
  });

  it('is refused with the conflict, once guard or place are taken', async () => {
    const [guard, other] = [await company.addGuard({ name: 'Ravi Kumar' }), await company.addGuard()];
    const client = await company.addClient({}, { name: 'Lake View' });
    const between = { guardId: guard.guardId, clientId: client.clientId };
    const assigned = await company.assignGuard(guard.guardId, client.clientId);
    await api.put(
      '/security/update-assignment',
      { assignmentId: assigned.body.data._id, status: 'onBreak' },
      guard.token,
    );
    expectFollowed(await undo(assigned), 'Ravi Kumar went on a break at Lake View');
    const withdrawn = await office('withdraw-guard', between);
    await company.assignGuard(other.guardId, client.clientId);
    expectFollowed(await undo(withdrawn), 'the client has another guard in this place');
    await company.assignGuard(guard.guardId, (await company.addClient()).clientId);
    expectFollowed(await undo(withdrawn), 'the guard is no longer available');
  });
});

describe('undoing what was assigned to a post', () => {
  it('takes back all guards, whose places are empty again', async () => {
    const guards = [await company.addGuard(), await company.addGuard()];
    const client = await company.addClient({ numberOfGuards: 2 });
    const post = async () =>
      (await api.get('/admin/posts?limit=200', company.admin)).body.data.find(
        (one: { client: { _id: string } }) => one.client._id === client.clientId,
      );
    const { _id: postId, startDate, endDate } = await post();
    const place = { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' };
    const fields = { postId, place, shift: 'night', startDate, endDate, asked: 2, note: '' };
    expect((await api.put('/admin/posts', fields, company.admin)).status).toBe(200);
    const guardIds = guards.map(({ guardId }) => guardId);
    const assigned = await office('assign-to-post', { postId, guardIds, startDate, endDate });
    expect((await post()).filled).toBe(2);
    const entryIds = assigned.body.undos.map(({ entryId }: { entryId: string }) => entryId);
    expect((await office('undo', { entryIds })).status).toBe(200);
    expect((await post()).filled).toBe(0);
  });
});

describe('undoing a replacement', () => {
  const daysOf = async (assignmentId: string) => {
    const { status, startDate, endDate } = (
      await api.get(`/admin/assignments/${assignmentId}`, company.admin)
    ).body.data;
    return { status, startDate, endDate };
  };
  const replaced = async (from: number) => {
    const [sick, well] = [await company.addGuard({ name: 'Ravi Kumar' }), await company.addGuard()];
    const client = await company.addClient({}, { name: 'Sunrise Heights' });
    const { _id: assignmentId } = (await company.assignGuard(sick.guardId, client.clientId)).body.data;
    const before = await daysOf(assignmentId);
    const body = { assignmentId, guardId: well.guardId, reason: 'sick', from: daysFromToday(from) };
    return { sick, well, client, assignmentId, before, reply: await office('replace-guard', body) };
  };

  it.each([
    ['today, which ended it at once', 0],
    ['a later day, until which it runs', 4],
  ])('from %s, restores days and place, and removes the new assignment', async (_, from) => {
    const { sick, well, assignmentId, before, reply } = await replaced(from);
    expect((await undo(reply)).body).toEqual({ success: true, message: 'Undone' });
    expect(await daysOf(assignmentId)).toEqual(before);
    expect(await statusOf('assignments', reply.body.data.begun._id)).toBeUndefined();
    const [one, other] = [sick, well].map(({ email }) => email);
    const guardStatus = async (email = '') =>
      (await api.get(`/admin/guards?q=${encodeURIComponent(email)}`, company.admin)).body.data[0].status;
    expect([await guardStatus(one), await guardStatus(other)]).toEqual(['assigned', 'available']);
    const kept = api.db.selectFrom('assignments').select('replace_reason').where('id', '=', assignmentId);
    expect(await kept.executeTakeFirst()).toEqual({ replace_reason: null });
    const rows = await countRows(api.db);
    expect((await undo(reply)).status).toBe(200);
    expect(await countRows(api.db)).toEqual(rows);
    const { data } = (await api.get('/admin/audit?limit=1', company.admin)).body;
    expect(data[0]).toMatchObject({
      action: 'undoReplaceGuard',
      about: { guard: 'Ravi Kumar', client: 'Sunrise Heights' },
    });
    expect(await concurrently(3, () => undo(reply)).then(countByStatus)).toEqual({ 200: 3 });
  });

  it('is refused once either of the two guards was changed again, and changes neither', async () => {
    const { well, assignmentId, reply } = await replaced(0);
    const begun = reply.body.data.begun._id;
    const onBreak = { assignmentId: begun, status: 'onBreak' };
    await api.put('/security/update-assignment', onBreak, well.token);
    expect((await undo(reply)).body.code).toBe('undo.followed');
    expect([await statusOf('assignments', begun), await statusOf('assignments', assignmentId)]).toEqual([
      'onBreak',
      'completed',
    ]);

    const other = await replaced(0);
    await company.assignGuard(other.sick.guardId, (await company.addClient()).clientId);
    expectFollowed(await undo(other.reply), 'the guard is no longer available');
    expect(await statusOf('assignments', other.reply.body.data.begun._id)).toBe('active');
  });
});

describe('undoing an import', () => {
  const guardsFile = (from: number) =>
    ['Name,Phone,Email,Home city,Medical number,Medical expiry']
      .concat(
        [0, 1, 2].map(
          (n) => `Guard ${n},+9193${from}${n},g${from}${n}@guards.example,Pune,M-${n},31/12/2099`,
        ),
      )
      .join('\n');
  const importOf = (list: 'guards' | 'clients', csv: string) =>
    office(`import-${list}`, { csv, mode: 'import' });
  const lastImport = async () =>
    (await api.get('/admin/audit?status=applications&limit=1', company.admin)).body.data[0];

  it('removes everybody it added with papers and invitations, and the file can be imported again', async () => {
    const rows = await countRows(api.db);
    const csv = guardsFile(1_000_000);
    const imported = await importOf('guards', csv);
    expect(await mailsTo(api.db, 'g10000000@guards.example')).toHaveLength(1);
    await undo(imported);
    const { audit_log: _, ...left } = await countRows(api.db);
    const { audit_log: __, ...before } = rows;
    expect(left).toEqual(before);
    expect((await api.get('/admin/guards?q=guards.example', company.admin)).body.data).toEqual([]);
    expect((await undo(imported)).status).toBe(200);
    expect((await importOf('guards', csv)).body.data.imported).toBe(3);
  });

  it('of clients removes their requests and posts, and an admin can later', async () => {
    const { audit_log: _, ...before } = await countRows(api.db);
    const csv = importTemplates.clients.replace('98765 43210', '93999 99999');
    expect((await importOf('clients', csv)).body.data.imported).toBe(1);
    const entry = await lastImport();
    expect(describeAuditEntry(entry)).toBe('Test admin imported a file of clients with 1 row');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    onTestFinished(() => void vi.useRealTimers());
    const body = { importId: entry.about.importId };
    expect((await office('remove-import', body)).body).toEqual({ success: true, message: 'Import removed' });
    const { audit_log: __, ...left } = await countRows(api.db);
    expect(left).toEqual(before);
    expect((await api.get('/admin/posts?q=lake%20road', company.admin)).body.data).toEqual([]);
    expect((await office('remove-import', body)).status).toBe(200);
    expect((await lastImport()).about).not.toHaveProperty('importId');
    expect((await office('remove-import', { importId: UNKNOWN_ID })).status).toBe(404);
  });

  it('is refused as a whole once one of the people was changed or assigned', async () => {
    const imported = await importOf('guards', guardsFile(2_000_000));
    const { data: guards } = (await api.get('/admin/guards?q=g2000000', company.admin)).body;
    const rows = await countRows(api.db);
    const paper = { guardId: guards[1]._id, kind: 'psaraTraining', number: 'P-1', expiresOn: '2099-12-31' };
    const added = await office('papers', paper);
    expectFollowed(await undo(imported), 'somebody in it was changed, assigned or invited since');
    await office('papers/delete', { paperId: added.body.data._id });
    await company.assignGuard(guards[0]._id, (await company.addClient()).clientId);
    expect((await undo(imported)).body.code).toBe('undo.followed');
    expect((await countRows(api.db)).guards).toBe(rows.guards);
  });
});

describe('bills', () => {
  const billOf = async () =>
    (await company.generateBill((await company.addClient()).clientId)).body.data as {
      _id: string;
      billNumber: string;
    };

  it('a payment and a deletion are undone, one after the other', async () => {
    const { _id: billId, billNumber } = await billOf();
    const paid = await office('bills/mark-paid', { billId });
    const deleted = await office('bills/delete', { billId });
    expectFollowed(await undo(paid), `Test admin deleted bill ${billNumber} of Test client`);
    expect((await undo(paid, deleted)).status).toBe(409);
    await undo(deleted);
    const { data } = (await api.get(`/admin/bills?q=${encodeURIComponent(billNumber)}`, company.admin)).body;
    expect(data).toMatchObject([{ billNumber, status: 'paid' }]);
  });

  it('marking a paid bill paid offers no undo', async () => {
    const { _id: billId } = await billOf();
    await office('bills/mark-paid', { billId });
    expect((await office('bills/mark-paid', { billId })).body).not.toHaveProperty('undo');
  });

  it('several are undone together or not at all', async () => {
    const bills = [await billOf(), await billOf()];
    const [one, other] = await Promise.all(
      bills.map(({ _id }) => office('bills/mark-paid', { billId: _id })),
    );
    if (!one || !other) throw new Error('two bills');
    await office('bills/delete', { billId: bills[0]?._id });
    expect((await undo(one, other)).status).toBe(409);
    const { data } = (await api.get(`/admin/bills?q=${bills[1]?.billNumber}`, company.admin)).body;
    expect(data[0].status).toBe('paid');
    await undo(other);
    const again = (await api.get(`/admin/bills?q=${bills[1]?.billNumber}`, company.admin)).body.data;
    expect(again[0].status).toBe('pending');
  });

  it('the reverse actions of a bill have no effect when repeated', async () => {
    const { _id: billId } = await billOf();
    await office('bills/mark-paid', { billId });
    for (const path of [
      'bills/mark-unpaid',
      'bills/mark-unpaid',
      'bills/delete',
      'bills/restore',
      'bills/restore',
    ])
      expect([path, (await office(path, { billId })).status]).toEqual([path, 200]);
    expect(await auditActionsOf(api.db, billId)).toEqual([
      'generateBill',
      'markBillPaid',
      'markBillUnpaid',
      'deleteBill',
      'restoreBill',
    ]);
    expect((await office('bills/mark-unpaid', { billId: UNKNOWN_ID })).status).toBe(404);
  });
});

describe('undo', () => {
  it('is refused after two minutes, for what another admin did and for what cannot be undone', async () => {
    const user = await api.signIn('client');
    const declined = await answerRequest(await requestOf(user.token), 'rejected');
    const { token } = await api.signIn('admin');
    const body = { entryIds: [declined.body.undo.entryId] };
    const refusalOf = ({ status, body: { code } }: Reply) => [status, code];
    expect(refusalOf(await api.post('/admin/undo', body, token))).toEqual([404, 'undo.not_found']);
    expect(refusalOf(await office('undo', { entryIds: [UNKNOWN_ID] }))).toEqual([404, 'undo.not_found']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(refusalOf(await undo(declined))).toEqual([409, 'undo.over']);
  });

  it('of concurrent calls one undoes, and all succeed', async () => {
    const user = await api.signIn('client');
    const id = await requestOf(user.token);
    const accepted = await answerRequest(id, 'approved');
    expect(countByStatus(await concurrently(10, () => undo(accepted)))).toEqual({ 200: 10 });
    expect((await auditActionsOf(api.db, id)).filter((action) => action.startsWith('reopen'))).toHaveLength(
      1,
    );
  });

  it('concurrently with an assignment, one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.signIn('client');
      const accepted = await answerRequest(await requestOf(user.token), 'approved');
      const { _id: clientId } = (await api.get('/client/profile', user.token)).body.data;
      const { guardId } = await company.addGuard();
      const [undone, assigned] = await Promise.all([
        undo(accepted),
        wait(round).then(() => company.assignGuard(guardId, clientId)),
      ]);
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual([undone.status, assigned.status]);
      expect(await isMember('clients', user.userId)).toBe(assigned.status === 201);
    }
  });

  it('concurrently with the reverse action of the row, one of the two changes it', async () => {
    const user = await api.signIn('client');
    const applicationId = await requestOf(user.token);
    const declined = await answerRequest(applicationId, 'rejected');
    const replies = await Promise.all([undo(declined), office('reopen-application', { applicationId })]);
    expect([200, 409]).toEqual(expect.arrayContaining(replies.map(({ status }) => status)));
    expect(
      (await auditActionsOf(api.db, applicationId)).filter((action) => action.startsWith('reopen')),
    ).toHaveLength(1);
  });
});
