import { describe, expect, it } from 'vitest';
import { auditActionsOf, countRows } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';
import { nowText } from '../../../db/ids.ts';
import { claimDue } from '../../../mail/outbox.queries.ts';

const { api, company } = await startCompany();
const { office, undo, requestOf, jobOf, answerRequest, answerJob, statusOf, isMember } = undoCalls(() => ({
  api,
  company,
}));

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
    const [heldMail] = await mailsTo(api.db, user.email);
    const waitsMs = Date.parse(heldMail?.next_attempt_at ?? '') - Date.now();
    expect(waitsMs).toBeGreaterThan(10_000);
    await undo(declined);
    expect([await statusOf('client_applications', id), await mailsTo(api.db, user.email)]).toEqual([
      'pending',
      [],
    ]);
  });

  it('sends a second mail when the first may have left, and does not try that again', async () => {
    const user = await api.signIn('security');
    const id = await jobOf(user.token);
    const declined = await answerJob(id, 'reject');
    await setRows(
      api.db,
      'outbox',
      { recipient: user.email },
      { next_attempt_at: '2026-01-01T00:00:00.000Z' },
    );
    await claimDue(api.db, { limit: 100, leaseMs: 60_000, dueBy: nowText() });
    await undo(declined);
    expect(await subjectsTo(api.db, user.email)).toEqual(['Your Prahari job application is looked at again']);
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
    const repeated = await answerJob(id, 'accept');
    const { _id: guardId } = (await api.get('/security/profile', user.token)).body.data;
    const client = await company.addClient();
    const assigned = await company.assignGuard(guardId, client.clientId);
    expectFollowed(await undo(repeated), 'the guard is assigned');
    await office('withdraw-guard', { guardId, clientId: client.clientId });
    expectFollowed(await undo(repeated), 'the guard was assigned or has papers');
    expect((await undo(assigned)).status).toBe(409);
  });
});
