import { expect, it } from 'vitest';
import { accountFiles } from '../../../../testing/account-files.ts';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, concurrently } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addCreditNote, addTaxedBill, billingFacts, workedLines } from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const kit = { db: api.db, company };

const irn = (digit: string) => digit.repeat(64);
const answer = (No: string, changes: object = {}) => ({
  No,
  Irn: irn('a'),
  AckNo: 112010036563310,
  AckDt: '2026-11-30 10:00:00',
  SignedQRCode: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2lnbmVk',
  ...changes,
});
const send = (...answers: object[]) => api.post('/admin/e-invoice/answers', { answers }, company.admin);
const results = async (...answers: object[]) => (await send(...answers)).body.data;

it('answers of the portal are stored, printed, and gone from the next file; each answer has its result', async () => {
  const { clientId } = await company.addClient();
  const { billId, number } = await addTaxedBill(kit, clientId);
  const line = { ...(workedLines[0] as (typeof workedLines)[number]), amountPaise: 1_600_00 };
  const note = await addCreditNote(api.db, { billId, line, tax: 'inter', day: '2026-11-30' });
  const deleted = await addTaxedBill(kit, clientId);
  await api.post('/admin/bills/delete', { billId: deleted.billId }, company.admin);
  expect(
    await results(
      answer(number),
      answer(note.number, { Irn: irn('B') }),
      answer(deleted.number, { Irn: irn('c') }),
      answer('PR/26-27/999999'),
      answer(number),
      answer(number, { Irn: irn('d') }),
    ),
  ).toEqual([
    { No: number, result: 'registered' },
    { No: note.number, result: 'registered' },
    { No: deleted.number, result: 'cancelled' },
    { No: 'PR/26-27/999999', result: 'unknown' },
    { No: number, result: 'registered_before' },
    { No: number, result: 'other_irn' },
  ]);
  const printed = async (path: string) =>
    (await api.get(`/admin/${path}/document`, company.admin)).body.data.registration;
  expect(await printed(`bills/${billId}`)).toEqual({
    irn: irn('a'),
    ackNumber: '112010036563310',
    ackDate: '2026-11-30 10:00:00',
    qr: answer('').SignedQRCode,
  });
  expect(await printed(`credit-notes/${note.noteId}`)).toMatchObject({ irn: irn('b') });
  expect(await accountFiles(api, company.admin).eInvoices('2026-11')).toEqual([]);
  expect(await auditActionsOf(api.db, billId)).toContain('registerEInvoices');
  expect(await auditActionsOf(api.db, note.noteId)).toEqual(['registerEInvoices']);
});

it('of eight different IRNs for a bill at once, one is stored and the others are refused', async () => {
  const { clientId } = await company.addClient();
  const { billId, number } = await addTaxedBill(kit, clientId);
  const replies = await concurrently(8, (index) => send(answer(number, { Irn: irn(String(index)) })));
  expect(replies.map(({ body }) => body.data[0].result).sort()).toEqual([
    ...Array(7).fill('other_irn'),
    'registered',
  ]);
  const won = replies.findIndex(({ body }) => body.data[0].result === 'registered');
  const stored = await api.db
    .selectFrom('bills')
    .select('irn')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  expect(stored.irn).toBe(irn(String(won)));
});

it.each([
  [{ Irn: 'a'.repeat(63) }, 'answers.0.Irn', 'Irn must have 64 digits from 0 to f'],
  [{ AckDt: '30/11/2026' }, 'answers.0.AckDt', 'AckDt must be a time like 2026-11-30 10:00:00'],
  [{ SignedQRCode: '<svg>' }, 'answers.0.SignedQRCode', 'SignedQRCode must be the signed text of the portal'],
  [{ AckNo: {} }, 'answers.0.AckNo', 'AckNo must be text or a number'],
  [{ AckNo: '11\u0000' }, 'answers.0.AckNo', 'AckNo must be letters and digits'],
  [{ No: '' }, 'answers.0.No', 'No is required'],
])('an answer with %j is refused at its field, and nothing is stored', async (changes, path, message) => {
  const { clientId } = await company.addClient();
  const { billId, number } = await addTaxedBill(kit, clientId);
  const reply = await send(answer(number, changes), answer(number));
  expect([reply.status, reply.body.errors]).toEqual([400, [{ path, message }]]);
  const { data } = (await api.get(`/admin/bills/${billId}/document`, company.admin)).body;
  expect(data.registration).toBeUndefined();
});

it('a registered bill is not changed, is deleted within 24 hours of its IRN, and not after', async () => {
  const { clientId } = await company.addClient();
  // As the portal writes times: in India, without a zone.
  const portalTime = (hoursAgo: number) =>
    new Date(Date.now() + (5.5 - hoursAgo) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const registered = async (digit: string, hoursAgo: number) => {
    const { billId, number } = await addTaxedBill(kit, clientId);
    await send(answer(number, { Irn: irn(digit), AckDt: portalTime(hoursAgo) }));
    return billId;
  };
  const [fresh, old] = [await registered('e', 23), await registered('f', 25)];
  const { version } = (await api.get(`/admin/bills/${fresh}`, company.admin)).body.data;
  const change = await api.put(`/admin/bills/${fresh}`, { version, dueDate: '2099-01-01' }, company.admin);
  expect(statusAndCode(change)).toEqual([409, 'bill.settled']);
  expect(change.body.message).toBe('This bill is registered as an e-invoice: make a credit note instead');
  const remove = (billId: string) => api.post('/admin/bills/delete', { billId }, company.admin);
  expect(statusAndCode(await remove(old))).toEqual([409, 'bill.irn']);
  expect((await remove(fresh)).status).toBe(200);
});
