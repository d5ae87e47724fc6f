import { describeAuditEntry } from '@prahari/contract/audit-log';
import type { UndeliveredMail } from '@prahari/contract/office.schemas';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  auditActionsOf,
  clientApplicationBody,
  concurrently,
  countByStatus,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { insertFailedMail } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { nowText } from '../../../db/ids.ts';

let woken = 0;
const { api, company } = await startCompany({}, () => {
  woken += 1;
});

const auditSentences = async (query: string): Promise<string[]> =>
  (await api.get(`/admin/audit?limit=200&${query}`, company.admin)).body.data.map(describeAuditEntry);
const undelivered = async (query = ''): Promise<UndeliveredMail[]> =>
  (await api.get(`/admin/mail?limit=200&${query}`, company.admin)).body.data;
const retry = (mailId: string) => api.post('/admin/mail/retry', { mailId }, company.admin);
const row = (id: string) =>
  api.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('undelivered mail', () => {
  it('is listed with the reason but without its content', async () => {
    const id = await insertFailedMail(api.db, { recipient: 'gone@lost.example', attempts: 4 });
    const [mail] = await undelivered('q=gone@lost');
    expect(mail).toEqual({
      _id: id,
      recipient: 'gone@lost.example',
      subject: 'Your Prahari password was changed',
      status: 'dead',
      tries: 4,
      lastError: 'The address was refused (550)',
      createdAt: expect.any(String),
      nextTryAt: null,
      canRetry: true,
    });
  });

  it('leads to the record of the guard or client whose address it has', async () => {
    const { guardId, email } = await company.addGuard({ name: 'Full Mailbox' });
    const mailId = await insertFailedMail(api.db, { recipient: email });
    const [mail] = await undelivered(`q=${email}`);
    expect(mail).toMatchObject({ _id: mailId, record: { kind: 'guard', _id: guardId } });
  });

  it('leaves the list once sent', async () => {
    await insertFailedMail(api.db, { recipient: 'sent@lost.example', failed_at: null, sent_at: nowText() });
    expect(await undelivered('q=sent@lost')).toEqual([]);
  });

  it('that waits while its cause can be undone is listed and counted only after a try', async () => {
    const waiting = async () =>
      (await api.get('/admin/overview', company.admin)).body.data.undeliveredMail.waiting;
    const before = await waiting();
    const user = await api.signIn('client');
    const sent = await api.post('/client/submit-application', clientApplicationBody(), user.token);
    const answer = { applicationId: sent.body.data._id, status: 'rejected' };
    await api.post('/admin/accept-application', answer, company.admin);
    expect([await undelivered(`q=${user.email}`), await waiting()]).toEqual([[], before]);
    await setRows(api.db, 'outbox', { recipient: user.email }, { attempts: 1, last_error: 'No mail server' });
    expect(await undelivered(`q=${user.email}`)).toMatchObject([{ status: 'waiting', tries: 1 }]);
    expect(await waiting()).toBe(before + 1);
  });

  it('is queued again on request and audited once for concurrent requests', async () => {
    const id = await insertFailedMail(api.db, { recipient: 'again@lost.example', attempts: 9 });
    const before = woken;
    const replies = await concurrently(8, () => retry(id));
    expect(countByStatus(replies)).toEqual({ 200: 8 });
    expect(replies[0]?.body.data).toMatchObject({ status: 'waiting', tries: 0, canRetry: false });
    expect(woken).toBeGreaterThan(before);
    expect(await row(id)).toMatchObject({ failed_at: null, attempts: 0 });
    expect(await auditActionsOf(api.db, id)).toEqual(['retryMail']);
    expect(await auditSentences('status=mail')).toEqual(['Test admin resent the mail to again@lost.example']);
  });

  it('with an expired code is not sent again', async () => {
    const old = { text: 'Your code:\n\n123456\n', created_at: nowText(-11 * 60_000) };
    for (const changes of [old, { text: '' }]) {
      const id = await insertFailedMail(api.db, changes);
      expect(statusAndCode(await retry(id))).toEqual([409, 'mail.code_expired']);
      expect((await row(id)).failed_at).not.toBeNull();
    }
    const fresh = await insertFailedMail(api.db, { text: 'Your code:\n\n123456\n' });
    expect((await retry(fresh)).status).toBe(200);
  });

  it('with an invitation that was replaced or has ended is not sent again', async () => {
    const email = 'invited@lost.example';
    const person = { name: 'Nita Bhosale', phone: '+91 70123 99887', city: 'Pune', email };
    const { user } = (await api.post('/admin/guards', person, company.admin)).body.data;
    await api.post('/admin/invite-person', { userId: user._id, by: 'mail' }, company.admin);
    await setRows(api.db, 'outbox', { recipient: email }, { failed_at: nowText(), attempts: 9 });
    const mails = await undelivered(`q=${email}`);
    expect(mails.map(({ canRetry }) => canRetry)).toEqual([true, false]);
    const [fresh, replaced] = mails.map(({ _id }) => _id);
    expect(statusAndCode(await retry(replaced ?? ''))).toEqual([409, 'mail.code_expired']);
    await setRows(api.db, 'invitations', { user_id: user._id }, { expires_at: nowText(-1) });
    expect(statusAndCode(await retry(fresh ?? ''))).toEqual([409, 'mail.code_expired']);
  });

  it('gives 404 when unknown or already sent', async () => {
    const sent = await insertFailedMail(api.db, { failed_at: null, sent_at: nowText() });
    for (const id of [UNKNOWN_ID, sent]) {
      expect(statusAndCode(await retry(id))).toEqual([404, 'mail.not_found']);
    }
  });
});
