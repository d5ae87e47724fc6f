import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  auditActionsOf,
  clientApplicationBody,
  concurrently,
  countByStatus,
  securityApplicationBody,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';

const { api, company } = await startCompany();

type User = Awaited<ReturnType<typeof api.signIn>>;

const pendingOf = async (kind: 'clientApplications' | 'securityApplications') =>
  (await api.get('/admin/overview', company.admin)).body.data[kind].pending;

describe('a client’s request', () => {
  const request = async ({ token }: User) =>
    (await api.post('/client/submit-application', clientApplicationBody(), token)).body.data._id as string;
  const withdraw = ({ token }: User, applicationId: string) =>
    api.post('/client/applications/withdraw', { applicationId }, token);
  const answer = (applicationId: string, status = 'approved') =>
    api.post('/admin/accept-application', { applicationId, status }, company.admin);

  it('can be taken back while it waits, stays as history and is not counted as waiting', async () => {
    const user = await api.signIn('client');
    const before = await pendingOf('clientApplications');
    const id = await request(user);
    expect(await pendingOf('clientApplications')).toBe(before + 1);
    const { status, body } = await withdraw(user, id);
    expect([status, body.message, body.data]).toMatchObject([
      200,
      'Application taken back',
      { _id: id, status: 'withdrawn' },
    ]);
    expect(await pendingOf('clientApplications')).toBe(before);
    const own = (await api.get('/client/applications', user.token)).body.data;
    expect(own).toMatchObject([{ _id: id, status: 'withdrawn' }]);
    const { data } = (await api.get('/admin/applications?limit=200&status=withdrawn', company.admin)).body;
    expect(data).toMatchObject([{ _id: id }]);
    expect(await auditActionsOf(api.db, id)).toEqual([
      'submitClientApplication',
      'withdrawClientApplication',
    ]);
  });

  it('that was answered or taken back is 409, and one of somebody else 404', async () => {
    const [user, stranger] = [await api.signIn('client'), await api.signIn('client')];
    const id = await request(user);
    for (const foreign of [id, UNKNOWN_ID])
      expect(statusAndCode(await withdraw(stranger, foreign))).toEqual([404, 'applications.not_found']);
    await answer(id);
    expect(statusAndCode(await withdraw(user, id))).toEqual([409, 'applications.not_pending']);
    const other = await request(user);
    await withdraw(user, other);
    expect(statusAndCode(await withdraw(user, other))).toEqual([409, 'applications.not_pending']);
  });

  it('that was taken back can be neither answered, changed nor reopened', async () => {
    const user = await api.signIn('client');
    const applicationId = await request(user);
    await withdraw(user, applicationId);
    for (const status of ['approved', 'rejected'])
      expect(statusAndCode(await answer(applicationId, status))).toEqual([409, 'applications.not_pending']);
    const changed = { applicationId, ...clientApplicationBody() };
    expect((await api.put('/client/update-application', changed, user.token)).status).toBe(409);
    const reopened = await api.post('/admin/reopen-application', { applicationId }, company.admin);
    expect(statusAndCode(reopened)).toEqual([409, 'applications.not_answered']);
    expect((await api.get('/client/profile', user.token)).body.data).toBeNull();
  });

  it('taken back while the office accepts it has one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.signIn('client');
      const id = await request(user);
      const replies = await Promise.all([answer(id), withdraw(user, id), withdraw(user, id)]);
      expect(countByStatus(replies)).toEqual({ 200: 1, 409: 2 });
      const [{ status }] = (await api.get('/client/applications', user.token)).body.data;
      const isClient = (await api.get('/client/profile', user.token)).body.data !== null;
      expect([status, isClient]).toEqual(isClient ? ['approved', true] : ['withdrawn', false]);
    }
  });
});

describe('a job application', () => {
  const apply = async ({ token }: User) =>
    (await api.post('/security/application/submit', securityApplicationBody(), token)).body.data
      ._id as string;
  const withdraw = ({ token }: User) => api.post('/security/application/withdraw', undefined, token);
  const accept = (applicationId: string) =>
    api.post('/admin/accept-security-application', { applicationId }, company.admin);

  it('can be taken back while it waits, and another one sent after it', async () => {
    const user = await api.signIn('security');
    const before = await pendingOf('securityApplications');
    const id = await apply(user);
    const { status, body } = await withdraw(user);
    expect([status, body.data]).toMatchObject([200, { _id: id, status: 'withdrawn' }]);
    expect(await pendingOf('securityApplications')).toBe(before);
    expect(statusAndCode(await accept(id))).toEqual([409, 'applications.not_pending']);
    const reopened = await api.post(
      '/admin/reopen-security-application',
      { applicationId: id },
      company.admin,
    );
    expect(statusAndCode(reopened)).toEqual([409, 'applications.not_answered']);
    expect(await auditActionsOf(api.db, id)).toEqual([
      'submitSecurityApplication',
      'withdrawSecurityApplication',
    ]);
    const again = await apply(user);
    expect((await api.get('/security/application/status', user.token)).body.data).toMatchObject({
      _id: again,
      status: 'pending',
    });
  });

  it('that does not wait is 409, and without any it is 404', async () => {
    const none = await api.signIn('security');
    expect(statusAndCode(await withdraw(none))).toEqual([404, 'applications.not_found']);
    const guard = await company.addGuard();
    expect(statusAndCode(await withdraw(guard))).toEqual([409, 'applications.not_pending']);
  });

  it('taken back while the office accepts it has one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.signIn('security');
      const id = await apply(user);
      const replies = [...(await concurrently(2, () => withdraw(user))), await accept(id)];
      const racing = await api.signIn('security');
      const racingId = await apply(racing);
      expect(countByStatus(replies)).toEqual({ 200: 1, 409: 2 });
      expect(countByStatus(await Promise.all([accept(racingId), withdraw(racing)]))).toEqual({
        200: 1,
        409: 1,
      });
    }
  });
});
