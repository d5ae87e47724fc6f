import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  securityApplicationBody,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { rowsOf, setRows } from '../../../testing/rows.ts';

const { api, company } = await startCompany();

const submit = (token: string, changes: object = {}) =>
  api.post('/security/application/submit', securityApplicationBody(changes), token);
const answer = (applicationId: string, word: 'accept' | 'reject' = 'accept') =>
  api.post(`/admin/${word}-security-application`, { applicationId }, company.admin);
const latest = (token: string) => api.get('/security/application/status', token);
const profile = async (token: string) => (await api.get('/security/profile', token)).body.data;

describe('applying for a job', () => {
  it('is refused while one is pending, even for ten concurrent requests', async () => {
    const user = await api.signIn('security');
    expect(countByStatus(await concurrently(10, () => submit(user.token)))).toEqual({ 201: 1, 409: 9 });
    expect(statusAndCode(await submit(user.token))).toEqual([409, 'security_applications.pending']);
  });

  it('is refused for a guard and accepted again after a rejection', async () => {
    const guard = await company.addGuard();
    expect(statusAndCode(await submit(guard.token))).toEqual([409, 'security_applications.already_guard']);
    const user = await api.signIn('security');
    const first = await submit(user.token);
    await answer(first.body.data._id, 'reject');
    expect((await latest(user.token)).body.data.status).toBe('rejected');
    const second = await submit(user.token, { experience: 9 });
    expect(second.status).toBe(201);
    expect((await latest(user.token)).body.data).toEqual(second.body.data);
  });
});

describe('changing a job application', () => {
  const change = (token: string, applicationId: string, changes: object = {}) =>
    api.put('/security/application/update', securityApplicationBody({ applicationId, ...changes }), token);

  it('works for its applicant while it is pending, and the guard is made from the changed application', async () => {
    const user = await api.signIn('security', { name: 'Bhaskar Reddy' });
    const { _id: applicationId, ...sent } = (await submit(user.token)).body.data;
    const reply = await change(user.token, applicationId, { experience: 9, qualifications: 'First aid' });
    const changed = { ...sent, _id: applicationId, experience: 9, qualifications: 'First aid', version: 2 };
    expect(reply.body).toEqual({ success: true, message: 'Application changed', data: changed });
    const found = await api.get('/admin/security-applications?q=first%20aid', company.admin);
    expect(found.body.data).toEqual([changed]);
    await answer(applicationId);
    expect((await profile(user.token)).experience).toBe(9);
    expect(await auditActionsOf(api.db, applicationId)).toEqual([
      'submitSecurityApplication',
      'updateSecurityApplication',
      'acceptSecurityApplication',
    ]);
    expect(statusAndCode(await change(user.token, applicationId))).toEqual([409, 'applications.not_pending']);
  });

  it('concurrently with a decision on its version, the first wins and the other is refused', async () => {
    for (const word of ['accept', 'reject', 'accept', 'reject']) {
      const user = await api.signIn('security');
      const { _id: applicationId, version } = (await submit(user.token)).body.data;
      const body = { applicationId, version };
      const replies = await Promise.all([
        change(user.token, applicationId, { experience: 11 }),
        api.post(`/admin/${word}-security-application`, body, company.admin),
      ]);
      expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
      const { data } = (await latest(user.token)).body;
      expect(data.status === 'pending').toBe(data.experience === 11);
    }
  });
});

describe('deciding an application', () => {
  it('accepting creates an available guard with the experience and skills of the application', async () => {
    const user = await api.signIn('security', { name: 'Lakshmi N' });
    const sent = await submit(user.token, {
      experience: 6.5,
      qualifications: ' Fire safety, CCTV;\nFirst aid\r\nfire safety,, ; Ex-serviceman ',
    });
    const reply = await answer(sent.body.data._id);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message: 'Application accepted successfully',
        data: { ...sent.body.data, status: 'accepted', record: { kind: 'guard', _id: expect.any(String) } },
        undo: { entryId: expect.any(String), seconds: 10 },
      },
    ]);
    expect(await profile(user.token)).toMatchObject({
      _id: reply.body.data.record._id,
      user: { _id: user.userId, name: 'Lakshmi N', email: user.email },
      status: 'available',
      experience: 6.5,
      specialization: ['Fire safety', 'CCTV', 'First aid', 'Ex-serviceman'],
      rating: 0,
      reviews: [],
      currentAssignment: null,
    });
    expect(await auditActionsOf(api.db, sent.body.data._id)).toEqual([
      'submitSecurityApplication',
      'acceptSecurityApplication',
    ]);
  });

  it('declining creates no guard', async () => {
    const user = await api.signIn('security');
    const sent = await submit(user.token);
    const reply = await answer(sent.body.data._id, 'reject');
    expect([reply.status, reply.body.message, reply.body.data.status]).toEqual([
      200,
      'Application rejected successfully',
      'rejected',
    ]);
    expect(await profile(user.token)).toBeNull();
    expect(reply.body.data).not.toHaveProperty('declineReason');
    expect(reply.body.data).not.toHaveProperty('record');
  });

  it('declining with a reason stores it, shows it to the applicant and mails it', async () => {
    const user = await api.signIn('security');
    const sent = await submit(user.token);
    const { _id: applicationId } = sent.body.data;
    const decline = (reason: string) =>
      api.post('/admin/reject-security-application', { applicationId, reason }, company.admin);
    expect((await decline('x'.repeat(501))).body.errors).toEqual([
      { path: 'reason', message: 'Reason must be at most 500 characters' },
    ]);
    const reply = await decline('  No post is <free> in Nashik. ');
    const data = { ...sent.body.data, status: 'rejected', declineReason: 'No post is <free> in Nashik.' };
    expect([reply.status, reply.body.data]).toEqual([200, data]);
    expect((await latest(user.token)).body.data).toEqual(data);
    const [mail] = await mailsTo(api.db, user.email);
    expect(mail?.subject).toBe('Your Prahari job application was not accepted');
    expect(mail?.text).toContain('The reason: No post is <free> in Nashik.');
    expect(mail?.html).not.toContain('<free>');
    const audited = await rowsOf(api.db, 'audit_log', {
      entity_id: applicationId,
      action: 'declineSecurityApplication',
    });
    expect(audited).toMatchObject([
      {
        detail: expect.stringMatching('^{"userId":"[^"]+","textsHash":"[0-9a-f]{64}"}$'),
      },
    ]);
  });

  it('is refused for a decided or unknown application', async () => {
    const user = await api.signIn('security');
    const { _id } = (await submit(user.token)).body.data;
    await answer(_id);
    const rows = await countRows(api.db);
    for (const word of ['accept', 'reject'] as const) {
      expect(statusAndCode(await answer(_id, word))).toEqual([409, 'applications.not_pending']);
      expect(statusAndCode(await answer(UNKNOWN_ID, word))).toEqual([404, 'applications.not_found']);
    }
    expect(await countRows(api.db)).toEqual(rows);
  });

  it('concurrently succeeds once and creates one guard', async () => {
    const user = await api.signIn('security');
    const { _id } = (await submit(user.token)).body.data;
    const replies = await concurrently(10, (i) => answer(_id, i % 2 === 0 ? 'accept' : 'reject'));
    expect(countByStatus(replies)).toEqual({ 200: 1, 409: 9 });
    const won = replies.find(({ status }) => status === 200)?.body.data.status;
    expect((await profile(user.token)) === null).toBe(won === 'rejected');
  });

  it('is refused when the applicant already is a guard, and leaves the application pending', async () => {
    const guard = await company.addGuard();
    const waiting = await api.signIn('security');
    const { _id } = (await submit(waiting.token)).body.data;
    await setRows(api.db, 'security_applications', { id: _id }, { user_id: guard.userId });
    expect(statusAndCode(await answer(_id))).toEqual([409, 'security_applications.applicant_is_guard']);
    const row = await api.db
      .selectFrom('security_applications')
      .select('status')
      .where('id', '=', _id)
      .executeTakeFirst();
    expect(row?.status).toBe('pending');
  });

  it('leaves no pending application of a guard when submitting and accepting are concurrent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.signIn('security');
      const { _id } = (await submit(user.token)).body.data;
      const [accepted, ...others] = await Promise.all([
        answer(_id),
        ...[1, 2, 3].map(() => submit(user.token)),
      ]);
      expect([accepted?.status, countByStatus(others)]).toEqual([200, { 409: 3 }]);
    }
  });
});
