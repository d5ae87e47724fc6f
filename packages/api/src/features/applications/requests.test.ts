import { describeAuditEntry } from '@prahari/contract/audit-log';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  auditActionsOf,
  clientApplicationBody,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { rowsOf } from '../../../testing/rows.ts';

const { api, company } = await startCompany();

const submit = async (token: string, changes: object = {}) =>
  (await api.post('/client/submit-application', clientApplicationBody(changes), token)).body.data;
const respond = (applicationId: string, status = 'approved') =>
  api.post('/admin/accept-application', { applicationId, status }, company.admin);
const profile = async (token: string) => (await api.get('/client/profile', token)).body.data;

describe('requesting guards', () => {
  it('works several times and without details', async () => {
    const user = await api.signIn('client');
    const { additionalDetails: _, ...bare } = clientApplicationBody();
    for (const body of [bare, clientApplicationBody()]) {
      const reply = await api.post('/client/submit-application', body, user.token);
      expect([reply.status, reply.body.data.additionalDetails]).toEqual([201, '']);
    }
    expect((await api.get('/client/applications?status=pending', user.token)).body.data).toHaveLength(2);
  });
});

describe('changing a request', () => {
  const change = (token: string, applicationId: string, changes: object = {}) =>
    api.put('/client/update-application', clientApplicationBody({ applicationId, ...changes }), token);

  it('works for its client while it is pending, and the office decides on the changed request', async () => {
    const user = await api.signIn('client', { name: 'City Hospital' });
    const request = await submit(user.token, { numberOfGuards: 3, location: 'Wakad' });
    const reply = await change(user.token, request._id, { numberOfGuards: 5, location: 'Hinjawadi' });
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message: 'Application changed',
        data: { ...request, additionalDetails: '', numberOfGuards: 5, location: 'Hinjawadi', version: 2 },
      },
    ]);
    const found = await api.get('/admin/applications?q=hinjawadi', company.admin);
    expect(found.body).toEqual([reply.body.data]);
    await respond(request._id);
    expect((await profile(user.token)).numberOfGuards).toBe(5);
    const { data } = (await api.get('/admin/audit?q=City%20Hospital', company.admin)).body;
    expect(data.map(describeAuditEntry)).toContain('City Hospital changed their request for guards');
  });

  it('is refused for invalid values and after a decision until the request is reopened', async () => {
    const user = await api.signIn('client');
    const { _id: applicationId } = await submit(user.token);
    expect((await change(user.token, applicationId, { numberOfGuards: 0 })).status).toBe(400);
    await respond(applicationId, 'rejected');
    const rows = await countRows(api.db);
    expect(statusAndCode(await change(user.token, applicationId))).toEqual([409, 'applications.not_pending']);
    expect((await change(user.token, UNKNOWN_ID)).status).toBe(404);
    expect(await countRows(api.db)).toEqual(rows);
    await api.post('/admin/reopen-application', { applicationId }, company.admin);
    expect((await change(user.token, applicationId)).status).toBe(200);
  });

  it('a decision on an outdated version is refused, and one without a version is accepted', async () => {
    const user = await api.signIn('client');
    const { _id: applicationId, version } = await submit(user.token);
    await change(user.token, applicationId, { numberOfGuards: 40 });
    const answer = (body: object) =>
      api.post('/admin/accept-application', { applicationId, status: 'approved', ...body }, company.admin);
    expect(statusAndCode(await answer({ version }))).toEqual([409, 'applications.changed']);
    expect((await answer({ version: 2 })).status).toBe(200);
  });

  it('concurrently with a decision, the first wins and the other is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const user = await api.signIn('client');
      const { _id: applicationId, version } = await submit(user.token);
      const answer = { applicationId, status: 'approved', version };
      const calls = [
        () => change(user.token, applicationId, { numberOfGuards: 7 }),
        () => api.post('/admin/accept-application', answer, company.admin),
      ];
      const replies = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
      expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
      const [own] = (await api.get('/client/applications', user.token)).body.data;
      expect([
        ['approved', 1],
        ['pending', 7],
      ]).toContainEqual([own.status, own.numberOfGuards]);
    }
  });
});

describe('deciding a request', () => {
  it('creates the client when approved', async () => {
    const user = await api.signIn('client');
    const request = await submit(user.token, {
      serviceType: 'NIGHT_SHIFT',
      location: 'Chakan',
      numberOfGuards: 4,
    });
    const reply = await respond(request._id);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message: 'Application approved successfully',
        data: { ...request, status: 'approved', record: { kind: 'client', _id: expect.any(String) } },
        undo: { entryId: expect.any(String), seconds: 10 },
      },
    ]);
    expect(await profile(user.token)).toMatchObject({
      _id: reply.body.data.record._id,
      user: { _id: user.userId, name: user.name, email: user.email },
      serviceType: 'NIGHT_SHIFT',
      location: 'Chakan',
      numberOfGuards: 4,
      status: 'unassigned',
      activeAssignments: [],
    });
    expect(await auditActionsOf(api.db, request._id)).toEqual([
      'submitClientApplication',
      'acceptClientApplication',
    ]);
  });

  it('creates no client when declined', async () => {
    const user = await api.signIn('client');
    const request = await submit(user.token);
    expect(request).not.toHaveProperty('record');
    const reply = await respond(request._id, 'rejected');
    expect(reply.body.data).not.toHaveProperty('record');
    expect([reply.body.message, reply.body.data.status]).toEqual([
      'Application rejected successfully',
      'rejected',
    ]);
    expect(await profile(user.token)).toBeNull();
    const [mail] = await mailsTo(api.db, user.email);
    expect(mail?.subject).toBe('Your Prahari request for guards was not accepted');
    expect(mail?.text).not.toContain('reason');
  });

  it('keeps the reason of a declined request and none of an approved one', async () => {
    const user = await api.signIn('client');
    const answer = async (status: string, reason: string) => {
      const { _id: applicationId } = await submit(user.token);
      const body = { applicationId, status, reason };
      return (await api.post('/admin/accept-application', body, company.admin)).body.data;
    };
    expect((await answer('rejected', ' No guard is free ')).declineReason).toBe('No guard is free');
    expect(await answer('rejected', '   ')).not.toHaveProperty('declineReason');
    expect(await answer('approved', 'Welcome')).not.toHaveProperty('declineReason');
    expect((await mailsTo(api.db, user.email)).map(({ text }) => /reason: (.*)/.exec(text)?.[1])).toEqual([
      'No guard is free',
      undefined,
      undefined,
    ]);
  });

  it('is refused for a decided or unknown request', async () => {
    const user = await api.signIn('client');
    const request = await submit(user.token);
    await respond(request._id, 'rejected');
    const rows = await countRows(api.db);
    for (const answer of ['approved', 'rejected']) {
      expect(statusAndCode(await respond(request._id, answer))).toEqual([409, 'applications.not_pending']);
    }
    expect(statusAndCode(await respond(UNKNOWN_ID))).toEqual([404, 'applications.not_found']);
    expect(await countRows(api.db)).toEqual(rows);
  });

  it('concurrently succeeds once, and the profile follows the successful decision', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.signIn('client');
      const request = await submit(user.token);
      const replies = await Promise.all([
        respond(request._id, 'approved'),
        respond(request._id, round % 2 === 0 ? 'approved' : 'rejected'),
      ]);
      expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
      const answer = replies.find(({ status }) => status === 200)?.body.data.status;
      expect((await profile(user.token)) === null).toBe(answer === 'rejected');
    }
  });

  it('creates one client when several requests of one user are approved concurrently', async () => {
    const user = await api.signIn('client');
    const requests = await concurrently(8, () => submit(user.token, { numberOfGuards: 2 }));
    expect(countByStatus(await Promise.all(requests.map(({ _id }) => respond(_id))))).toEqual({ 200: 8 });
    const clients = await rowsOf(api.db, 'clients', { user_id: user.userId });
    expect(clients).toHaveLength(1);
    expect((await profile(user.token)).numberOfGuards).toBe(16);
  });
});

describe('the number of guards a client requested', () => {
  it('is the sum of the approved requests that have not ended, and the newest sets location and service', async () => {
    const client = await company.addClient({ numberOfGuards: 2, endDate: daysFromToday(0) });
    const more = await submit(client.token, {
      numberOfGuards: 3,
      serviceType: 'DAY_SHIFT',
      location: 'Gate 4, Sector 63',
      startDate: daysFromToday(5),
    });
    await submit(client.token, { numberOfGuards: 50 });
    expect((await profile(client.token)).numberOfGuards).toBe(2);
    await respond(more._id);
    expect(await profile(client.token)).toMatchObject({
      _id: client.clientId,
      numberOfGuards: 5,
      serviceType: 'DAY_SHIFT',
      location: 'Gate 4, Sector 63',
    });
    const office = await api.get(`/admin/clients?q=${encodeURIComponent(client.email)}`, company.admin);
    expect(office.body.data).toMatchObject([{ _id: client.clientId, numberOfGuards: 5 }]);
  });

  it('is that of the latest approved request once all have ended', async () => {
    const past = (days: number) => ({ startDate: daysFromToday(-90), endDate: daysFromToday(-days) });
    const client = await company.addClient({ numberOfGuards: 7, ...past(1) });
    expect((await profile(client.token)).numberOfGuards).toBe(7);
    await respond((await submit(client.token, { numberOfGuards: 4, ...past(20) }))._id);
    expect((await profile(client.token)).numberOfGuards).toBe(4);
    await respond((await submit(client.token, { numberOfGuards: 1 }))._id);
    expect((await profile(client.token)).numberOfGuards).toBe(1);
  });
});

it('a client sees only its own requests', async () => {
  const [one, other] = [await api.signIn('client'), await api.signIn('client')];
  await submit(one.token, { location: 'Secret place' });
  for (const query of ['', '?q=Secret', '?limit=200', `?userId=${one.userId}`]) {
    expect((await api.get(`/client/applications${query}`, other.token)).body.data).toEqual([]);
  }
});

it('the office gets a bare array without a limit, and a page with one', async () => {
  const all = await api.get('/admin/applications', company.admin);
  const found = await api.get('/admin/applications?q=chakan&sort=-name&status=approved', company.admin);
  expect([Array.isArray(all.body), Array.isArray(found.body), found.body.length]).toEqual([true, true, 1]);
  const page = await api.get('/admin/applications?limit=1', company.admin);
  expect(page.body).toEqual({
    success: true,
    data: [all.body[0]],
    nextCursor: expect.any(String),
    total: all.body.length,
  });
});
