import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  assignGuardBody,
  auditActionsOf,
  clientApplicationBody,
  countRows,
  daysFromToday,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();

const statusOf = async (guardId: string) =>
  (await api.db.selectFrom('guards').select('status').where('id', '=', guardId).executeTakeFirst())?.status;

describe('assigning a guard', () => {
  it('creates an active assignment and sets the guard to assigned', async () => {
    const guard = await company.addGuard({ name: 'Sunita Devi' }, { experience: 7 });
    const client = await company.addClient({}, { name: 'Green Meadows RWA' });
    const reply = await company.assignGuard(guard.guardId, client.clientId, { shift: 'night' });
    expect(reply.status).toBe(201);
    const { guardId, clientId, ...sent } = assignGuardBody(guard.guardId, client.clientId, {
      shift: 'night',
    });
    expect(reply.body.data).toMatchObject({
      ...sent,
      status: 'active',
      guard: { _id: guardId, experience: 7, user: { name: 'Sunita Devi', email: guard.email } },
      client: { _id: clientId, user: { name: 'Green Meadows RWA', email: client.email } },
    });
    expect(await statusOf(guard.guardId)).toBe('assigned');
    expect(await auditActionsOf(api.db, reply.body.data._id)).toEqual(['assignGuard']);
    const fetched = await api.get(`/admin/assignments/${reply.body.data._id}`, company.admin);
    expect(fetched.body).toEqual({ success: true, data: reply.body.data });
  });

  it('is refused for an unknown guard or client, an assigned guard and a client with all requested guards', async () => {
    const [busy, idle] = [await company.addGuard(), await company.addGuard()];
    const [full, free] = [await company.addClient(), await company.addClient()];
    await company.assignGuard(busy.guardId, full.clientId);
    const before = await countRows(api.db);
    const refused = async (guardId: string, clientId: string) => {
      const { status, body } = await company.assignGuard(guardId, clientId);
      return [status, body.code, body.message];
    };
    expect(await refused(UNKNOWN_ID, free.clientId)).toEqual([404, 'guards.not_found', 'Guard not found']);
    expect(await refused(idle.guardId, UNKNOWN_ID)).toEqual([404, 'clients.not_found', 'Client not found']);
    expect(await refused(busy.guardId, free.clientId)).toEqual([
      409,
      'assignments.guard_not_available',
      'Guard is not available',
    ]);
    expect(await refused(idle.guardId, full.clientId)).toEqual([
      409,
      'assignments.client_full',
      'Client already has all the guards it asked for',
    ]);
    expect(await countRows(api.db)).toEqual(before);
    expect(await statusOf(idle.guardId)).toBe('available');
  });

  it('asks for a reason when a paper of the guard expires in the period', async () => {
    const [guard, { clientId }] = [await company.addGuard({ hasPapers: false }), await company.addClient()];
    const { endDate } = assignGuardBody(guard.guardId, clientId);
    const paper = { guardId: guard.guardId, kind: 'medical', number: 'M-1' };
    const expiresOn = new Date(Date.parse(endDate) - 864e5).toISOString().slice(0, 10);
    await api.post('/admin/papers', { ...paper, expiresOn }, company.admin);
    const refused = await company.assignGuard(guard.guardId, clientId);
    expect([refused.status, refused.body.code]).toEqual([409, 'assignments.papers_expired']);
    const blank = await company.assignGuard(guard.guardId, clientId, { papersReason: ' ' });
    expect(blank.status).toBe(409);
    const reply = await company.assignGuard(guard.guardId, clientId, { papersReason: 'Renewal is paid' });
    expect(reply.status).toBe(201);
    const { id } = await rowOf(api.db, 'audit_log', { entity_id: reply.body.data._id });
    const { texts } = await rowOf(api.db, 'audit_texts', { entry_id: id });
    expect(JSON.parse(texts)).toEqual({ papersReason: 'Renewal is paid' });
  });

  it('is never refused for rest or hours, which the reply names', async () => {
    const [client, guard] = [await company.addClient({ numberOfGuards: 2 }), await company.addGuard()];
    const night = { startDate: daysFromToday(0), endDate: daysFromToday(0), shift: 'night' };
    expect((await company.assignGuard(guard.guardId, client.clientId, night)).body.warnings).toEqual([]);
    // On nine days in a row five are of one week, whatever day today is.
    const next = { startDate: daysFromToday(1), endDate: daysFromToday(8), shift: 'day' };
    const { status, body } = await company.assignGuard(guard.guardId, client.clientId, next);
    expect(status).toBe(201);
    expect(body.warnings).toContainEqual({ guardId: guard.guardId, kind: 'rest', value: 0 });
    expect(body.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(['rest', 'week', 'days']);
  });

  it('is refused when the guard is 65 on the first day', async () => {
    const [guard, { clientId }] = [await company.addGuard({ name: 'Mohan Rao' }), await company.addClient()];
    const { startDate } = assignGuardBody(guard.guardId, clientId);
    const born = `${Number(startDate.slice(0, 4)) - 65}${startDate.slice(4)}`;
    await api.db.updateTable('guards').set({ date_of_birth: born }).where('id', '=', guard.guardId).execute();
    const { status, body } = await company.assignGuard(guard.guardId, clientId);
    expect([status, body.message]).toEqual([409, 'Mohan Rao is not 18 to 64 years old on the first day']);
  });
});

describe('withdrawing a guard', () => {
  it('completes the open assignment, keeps it as history and makes the guard available', async () => {
    const guard = await company.addGuard();
    const client = await company.addClient();
    const { body } = await company.assignGuard(guard.guardId, client.clientId);
    const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
    const reply = await api.post('/admin/withdraw-guard', guardAndClient, company.admin);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message: 'Guard withdrawn successfully',
        undo: { entryId: expect.any(String), seconds: 10 },
      },
    ]);
    const history = await api.get(`/admin/assignments/${body.data._id}`, company.admin);
    expect(history.body.data.status).toBe('completed');
    expect(await statusOf(guard.guardId)).toBe('available');
    expect(await auditActionsOf(api.db, body.data._id)).toEqual(['assignGuard', 'withdrawGuard']);
    expect((await company.assignGuard(guard.guardId, client.clientId)).status).toBe(201);
  });

  it('is refused without an open assignment between the two, or when assignmentId is another', async () => {
    const [guard, other] = [await company.addGuard(), await company.addGuard()];
    const [client, elsewhere] = [await company.addClient({ numberOfGuards: 2 }), await company.addClient()];
    const first = await company.assignGuard(guard.guardId, client.clientId);
    const second = await company.assignGuard(other.guardId, client.clientId);
    const withdraw = (body: object) => api.post('/admin/withdraw-guard', body, company.admin);
    const own = { guardId: guard.guardId, clientId: client.clientId };
    for (const body of [
      { ...own, clientId: elsewhere.clientId },
      { ...own, guardId: UNKNOWN_ID },
      { ...own, clientId: UNKNOWN_ID },
      { ...own, assignmentId: second.body.data._id },
      { ...own, assignmentId: UNKNOWN_ID },
    ]) {
      expect(statusAndCode(await withdraw(body))).toEqual([404, 'assignments.none_open']);
    }
    expect(await statusOf(guard.guardId)).toBe('assigned');
    expect((await withdraw({ ...own, assignmentId: first.body.data._id })).status).toBe(200);
    expect((await withdraw(own)).status).toBe(404);
    expect(await statusOf(other.guardId)).toBe('assigned');
  });
});

describe('a guard and its own assignment', () => {
  const update = (token: string, assignmentId: string, status: string) =>
    api.put('/security/update-assignment', { assignmentId, status }, token);

  it('can go on break and back while assigned, then complete', async () => {
    const guard = await company.addGuard();
    const client = await company.addClient({}, { name: 'City Hospital' });
    const created = await company.assignGuard(guard.guardId, client.clientId, { shift: 'night' });
    const id = created.body.data._id;
    const onBreak = await update(guard.token, id, 'onBreak');
    expect([onBreak.status, onBreak.body.data]).toEqual([
      200,
      {
        ...created.body.data,
        client: { _id: client.clientId, user: { _id: client.userId, name: client.name } },
        status: 'onBreak',
        clientName: 'City Hospital',
        shiftTiming: '20:00–08:00',
        duration: '12 days',
      },
    ]);
    expect(await statusOf(guard.guardId)).toBe('assigned');
    expect((await update(guard.token, id, 'active')).body.data.status).toBe('active');
    expect(await statusOf(guard.guardId)).toBe('assigned');
    expect((await update(guard.token, id, 'active')).status).toBe(200);
    expect((await update(guard.token, id, 'completed')).body.data.status).toBe('completed');
    expect(await statusOf(guard.guardId)).toBe('available');
    expect(await auditActionsOf(api.db, id)).toEqual([
      'assignGuard',
      'setAssignmentStatus',
      'setAssignmentStatus',
      'completeAssignment',
    ]);
    const next = await company.addGuard();
    expect((await company.assignGuard(next.guardId, client.clientId)).status).toBe(201);
  });

  it('cannot reopen a completed assignment', async () => {
    const guard = await company.addGuard();
    const client = await company.addClient();
    const created = await company.assignGuard(guard.guardId, client.clientId);
    const id = created.body.data._id;
    await update(guard.token, id, 'completed');
    for (const status of ['active', 'onBreak', 'completed']) {
      const reply = await update(guard.token, id, status);
      expect([reply.status, reply.body.code]).toEqual([409, 'assignments.already_completed']);
    }
    expect(await statusOf(guard.guardId)).toBe('available');
  });

  it('cannot change the assignment of another guard', async () => {
    const [guard, stranger] = [await company.addGuard(), await company.addGuard()];
    const notYetAGuard = await api.signIn('security');
    const client = await company.addClient();
    const created = await company.assignGuard(guard.guardId, client.clientId);
    for (const { token } of [stranger, notYetAGuard]) {
      const reply = await update(token, created.body.data._id, 'completed');
      expect([reply.status, reply.body.code]).toEqual([404, 'assignments.not_found']);
    }
    expect((await update(guard.token, UNKNOWN_ID, 'completed')).status).toBe(404);
    expect(await statusOf(guard.guardId)).toBe('assigned');
  });
});

describe('the limit of guards for a client', () => {
  it('increases with another approved request', async () => {
    const client = await company.addClient({ numberOfGuards: 1 });
    const guards = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
    const [first, second, third] = guards.map(({ guardId }) => guardId);
    expect((await company.assignGuard(first ?? '', client.clientId)).status).toBe(201);
    expect((await company.assignGuard(second ?? '', client.clientId)).status).toBe(409);
    const more = await api.post('/client/submit-application', clientApplicationBody(), client.token);
    await api.post(
      '/admin/accept-application',
      { applicationId: more.body.data._id, status: 'approved' },
      company.admin,
    );
    expect((await company.assignGuard(second ?? '', client.clientId)).status).toBe(201);
    expect((await company.assignGuard(third ?? '', client.clientId)).status).toBe(409);
  });
});
