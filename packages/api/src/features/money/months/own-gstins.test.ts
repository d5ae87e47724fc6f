import { beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { concurrently } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { rate, make, client } = billing(started);
const delhi = '07AAPFU0939F1ZX';
const maharashtra = '27AAPFU0939F1ZV';
type Bill = { _id: string; gstin: string; taxable: number };

const registered = (gstins: object[]) => api.put('/admin/company', { gstins }, company.admin);
const both = [{ gstin: delhi, isDefault: true }, { gstin: maharashtra }];
beforeAll(() => registered(both));

/** A client with a post in each of two States where the company is registered. */
async function clientInTwoStates(amount = 22_000) {
  const one = await client([[1, 10]], { amount });
  const second = await one.post('night', [[1, 6]]);
  await setRows(api.db, 'posts', { id: one.postId }, { state: 'Delhi' });
  await setRows(api.db, 'posts', { id: second.postId }, { state: 'Maharashtra' });
  await api.put(`/admin/clients/${one.clientId}/tax`, { stateCode: '27' }, company.admin);
  const drafts = async () =>
    (
      await api.get(
        `/admin/bill-drafts?month=${lastMonth}&basedOn=planned&clientId=${one.clientId}`,
        company.admin,
      )
    ).body.data;
  const live = async () =>
    (await rowsOf(api.db, 'bills', { client_id: one.clientId })).filter((bill) => bill.deleted_at === null);
  return { ...one, second, drafts, live };
}
const remove = (bill: Bill) => api.post('/admin/bills/delete', { billId: bill._id }, company.admin);

it('a client with posts in two States of the company has a draft and a bill for each GSTIN, made once', async () => {
  const one = await clientInTwoStates();
  const drafts = await one.drafts();
  expect(
    drafts.map(({ gstin, lines, problems }: { gstin: string; lines: object[]; problems: object[] }) => [
      gstin,
      lines.length,
      problems,
    ]),
  ).toEqual([
    [delhi, 1, []],
    [maharashtra, 1, []],
  ]);
  const made = await one.make();
  expect(made).toMatchObject({
    result: 'made',
    problems: [],
    bill: { gstin: delhi, igst: expect.any(Number) },
  });
  expect(
    made.bills.map(({ gstin, igst, cgst }: Bill & { igst: number; cgst: number }) => [
      gstin,
      igst > 0,
      cgst > 0,
    ]),
  ).toEqual([
    [delhi, true, false],
    [maharashtra, false, true],
  ]);
  expect(made.bills.map((bill: Bill) => bill.taxable)).toEqual(drafts.map((draft: Bill) => draft.taxable));
  const again = await one.make();
  expect([again.result, again.bills.map((bill: Bill) => bill._id)]).toEqual([
    'made_before',
    made.bills.map((bill: Bill) => bill._id),
  ]);
  expect(await one.live()).toHaveLength(2);
});

it('two admins at once make one bill for each GSTIN of a client', async () => {
  const clients = await Promise.all([clientInTwoStates(), clientInTwoStates()]);
  const body = { month: lastMonth, basedOn: 'planned', clientIds: clients.map(({ clientId }) => clientId) };
  const runs = await concurrently(4, () => make(body));
  const ids = runs.map((run) =>
    run.body.data.flatMap(({ bills }: { bills: Bill[] }) => bills.map(({ _id }) => _id)).sort(),
  );
  expect(ids[0]).toHaveLength(4);
  for (const other of ids) expect(other).toEqual(ids[0]);
  for (const one of clients) expect(await one.live()).toHaveLength(2);
});

it('a bill of one GSTIN is made with the office’s lines, and the other waits for its own press', async () => {
  const one = await clientInTwoStates();
  const lines = { [one.clientId]: [{ description: 'Guards', quantity: 1, unit: 'month', rate: 9000 }] };
  expect(await one.make({ lines })).toMatchObject({
    result: 'refused',
    problems: [{ code: 'choose_gstin' }],
  });
  const first = await one.make({ lines, gstin: maharashtra });
  expect(first).toMatchObject({ result: 'made', bills: [{ gstin: maharashtra, taxable: 9000 }] });
  expect(await one.make()).toMatchObject({
    result: 'made',
    bills: [{ gstin: delhi }, { gstin: maharashtra }],
  });
  expect(await one.make({ gstin: maharashtra })).toMatchObject({
    result: 'made_before',
    bill: { taxable: 9000 },
  });
  const none = await client([[1, 2]]);
  expect(await none.make({ gstin: delhi })).toMatchObject({
    result: 'refused',
    problems: [{ code: 'no_duties' }],
  });
});

it('a bill whose draft has a problem leaves the other GSTIN’s bill to be made', async () => {
  const one = await clientInTwoStates(0);
  await rate({
    clientId: one.clientId,
    shift: 'day',
    basis: 'duty',
    hours: 12,
    amount: 900,
    from: '2020-01-01',
  });
  expect(await one.make()).toMatchObject({
    result: 'made',
    bills: [{ gstin: delhi, taxable: 9000 }],
    problems: [{ code: 'no_rate' }],
  });
});

it('deleting the bill of one GSTIN frees that one only', async () => {
  const one = await clientInTwoStates();
  const { bills } = await one.make();
  await remove(bills[1]);
  const again = await one.make();
  expect([again.result, again.bills[0]._id]).toEqual(['made', bills[0]._id]);
  expect(await one.live()).toHaveLength(2);
  expect(
    statusAndCode(await api.post('/admin/bills/restore', { billId: bills[1]._id }, company.admin)),
  ).toEqual([409, 'bill.month_billed']);
});

it('a fixed price is not billed again once its post or the company changes its State', async () => {
  const one = await client([[1, 2]], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'fixed', hours: 12, amount: 50_000, from: '2020-01-01' });
  await setRows(api.db, 'posts', { id: one.postId }, { state: 'Delhi' });
  const lines = { [one.clientId]: [{ description: 'All of it', quantity: 1, unit: 'month', rate: 50_000 }] };
  const first = await one.make({ lines });
  await setRows(api.db, 'posts', { id: one.postId }, { state: 'Maharashtra' });
  expect((await one.make()).result).toBe('made_before');
  await registered([{ gstin: maharashtra }]);
  expect((await one.make()).result).toBe('made_before');
  await registered(both);
  await remove(first.bill);
  const second = await one.make();
  expect(second).toMatchObject({ result: 'made', bills: [{ gstin: maharashtra, taxable: 50_000 }] });
  const restored = await api.post('/admin/bills/restore', { billId: first.bill._id }, company.admin);
  expect(statusAndCode(restored)).toEqual([409, 'bill.month_billed']);
});
