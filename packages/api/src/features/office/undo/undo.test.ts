import { setTimeout as wait } from 'node:timers/promises';
import { describeAuditEntry } from '@prahari/contract/audit-log';
import { importTemplates } from '@prahari/contract/imports';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Reply } from '../../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { mailsTo } from '../../../../testing/mailbox.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';

const { api, company } = await startCompany();
const { office, undo, requestOf, answerRequest, isMember } = undoCalls(() => ({ api, company }));

describe('undoing an import', () => {
  const guardsFile = (from: number) =>
    ['Name,Phone,Email,Home city,Medical number,Medical expiry']
      .concat(
        [0, 1, 2].map(
          (n) => `Guard ${from + n},+9193${from}${n},g${from}${n}@guards.example,Pune,M-${n},31/12/2099`,
        ),
      )
      .join('\n');
  const importOf = (list: 'guards' | 'clients', csv: string) =>
    office(`import-${list}`, sheetBody(list, csv, { sendInvitations: true }));
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

  it('of clients removes their requests and posts, and can still be removed when undo is no longer offered', async () => {
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

  it('undoes several together or none', async () => {
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
    const repeated = (await api.get(`/admin/bills?q=${bills[1]?.billNumber}`, company.admin)).body.data;
    expect(repeated[0].status).toBe('pending');
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
  it('is refused after two minutes, for another admin’s change and for one that can’t be undone', async () => {
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

  it('happens once for concurrent calls, which all succeed', async () => {
    const user = await api.signIn('client');
    const id = await requestOf(user.token);
    const accepted = await answerRequest(id, 'approved');
    expect(countByStatus(await concurrently(10, () => undo(accepted)))).toEqual({ 200: 10 });
    expect((await auditActionsOf(api.db, id)).filter((action) => action.startsWith('reopen'))).toHaveLength(
      1,
    );
  });

  it('only one of an undo and a concurrent assignment succeeds', async () => {
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

  it('only one of an undo and the concurrent reverse action changes the row', async () => {
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
