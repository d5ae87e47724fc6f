import { addDays, financialYear, today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { billing, dayOfLastMonth, daysOfLastMonth, lastMonth } from '../../../../testing/billing.ts';
import { auditActionsOf, concurrently } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { rowOf, setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { rate, make, client } = billing(started);
const codesOf = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code);

describe('the draft of a month', () => {
  it('prices each guard’s duties by the rate of its post, with every line’s days', async () => {
    const one = await client([
      [1, daysOfLastMonth],
      [11, daysOfLastMonth],
    ]);
    const { postId } = await one.post('night', [[1, 19]]);
    await rate({
      clientId: one.clientId,
      shift: 'night',
      basis: 'calendar',
      hours: 12,
      amount: 24_000,
      from: '2020-01-01',
    });
    const draft = await one.draft();
    const amounts = draft.lines.map(({ quantity, amount }: { quantity: number; amount: number }) => [
      quantity,
      amount,
    ]);
    const price = (month: number, days: number) => Math.round((month * 100 * days) / daysOfLastMonth) / 100;
    expect(new Set(amounts.map(String))).toEqual(
      new Set(
        [
          [daysOfLastMonth, 22_000],
          [daysOfLastMonth - 10, price(22_000, daysOfLastMonth - 10)],
          [19, price(24_000, 19)],
        ].map(String),
      ),
    );
    const night = draft.lines.find((line: { postId: string }) => line.postId === postId);
    expect(night.days).toHaveLength(19);
    expect(draft.taxable + draft.roundOff).toBeCloseTo(draft.total, 2);
    expect(draft.problems).toEqual([]);
  });

  itOnce('names what is missing: a rate, its hours, the client’s agreement, duties', async () => {
    const none = await client([[1, 3]], { amount: 0 });
    expect(codesOf(await none.draft())).toEqual(['no_rate']);
    const other = await client([[1, 3]], { amount: 0 });
    await rate({ clientId: other.clientId, basis: 'duty', hours: 8, amount: 900, from: '2020-01-01' });
    expect(codesOf(await other.draft())).toEqual(['hours_differ']);
    const waiting = await client([[1, 3]]);
    expect(codesOf(await waiting.draft('agreed'))).toEqual(['not_agreed']);
    expect((await waiting.agree()).status).toBe(200);
    expect(codesOf(await waiting.draft('agreed'))).toEqual([]);
    expect(codesOf(await (await client([])).draft())).toEqual(['no_duties']);
  });

  itOnce('says which day a client disputes', async () => {
    const one = await client([[1, 3]]);
    const of = { postId: one.postId, month: lastMonth };
    await api.post('/admin/muster/send', of, company.admin);
    await api.post(
      '/client/muster/dispute',
      { ...of, days: [{ day: dayOfLastMonth(2), reason: 'Nobody came' }] },
      one.token,
    );
    expect(codesOf(await one.draft('agreed'))).toContain('disputed');
  });

  itOnce('has a holiday on top, and a fixed price whatever was attended', async () => {
    const { company: facts } = { company: (await api.get('/admin/company', company.admin)).body.data };
    await api.put(
      '/admin/company',
      { holidays: [...facts.holidays, { day: dayOfLastMonth(2), name: 'Founders’ day' }] },
      company.admin,
    );
    const one = await client([[1, 3]], { amount: 0 });
    await rate({
      clientId: one.clientId,
      basis: 'duty',
      hours: 12,
      amount: 900,
      from: '2020-01-01',
      holidayPercent: 50,
    });
    expect((await one.draft()).lines.map(({ amount }: { amount: number }) => amount)).toEqual([2700, 450]);
    const fixed = await client([[1, 1]], { amount: 0 });
    await rate({ clientId: fixed.clientId, basis: 'fixed', hours: 12, amount: 50_000, from: '2020-01-01' });
    expect((await fixed.draft()).taxable).toBe(50_000);
    await api.put('/admin/company', { holidays: facts.holidays }, company.admin);
  });

  itOnce(
    'complaint 18, “Bill rate change half-way needs invoicing the old first”: splits a month in which the rate rose',
    async () => {
      const one = await client([[1, 10]], { amount: 0 });
      for (const [amount, from] of [
        [900, '2020-01-01'],
        [1000, dayOfLastMonth(6)],
      ])
        await rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount, from });
      expect((await one.draft()).lines.map((line: { amount: number }) => line.amount).sort()).toEqual([
        4500, 5000,
      ]);
    },
  );
});

describe('making a month', () => {
  it('makes whole bills with number, date, due date and lines, and the second time nothing', async () => {
    const one = await client([[1, 10]]);
    const { result, bill } = await one.make();
    expect(result).toBe('made');
    expect(bill).toMatchObject({
      kind: 'month',
      month: lastMonth,
      billDate: today(),
      status: 'pending',
      paid: 0,
      version: 1,
    });
    expect(bill.billNumber).toMatch(new RegExp(`^PR/${financialYear(today())}/\\d{6}$`));
    expect(bill.dueDate).toBe(addDays(today(), 15));
    expect(bill.owed).toBe(bill.amount);
    const again = await one.make();
    expect([again.result, again.bill._id]).toEqual(['made_before', bill._id]);
    expect(codesOf(await one.draft())).toEqual(['billed_already']);
    expect(await auditActionsOf(api.db, bill._id)).toEqual(['makeMonth']);
    const detail = (await api.get(`/client/bills/${bill._id}`, one.token)).body.data;
    expect(detail.lines).toHaveLength(1);
    expect(detail.lines[0].days).toHaveLength(10);
    const stranger = await client([]);
    expect((await api.get(`/client/bills/${bill._id}`, stranger.token)).status).toBe(404);
  });

  it('makes one set of bills for two admins at once', async () => {
    const clients = [await client([[1, 2]]), await client([[1, 2]]), await client([[1, 2]])];
    const body = { month: lastMonth, basedOn: 'planned', clientIds: clients.map(({ clientId }) => clientId) };
    const runs = await concurrently(4, () => make(body));
    const made = runs.flatMap((run) => run.body.data as { result: string; bill: { _id: string } }[]);
    expect(made.filter(({ result }) => result === 'made')).toHaveLength(3);
    expect(new Set(made.map(({ bill }) => bill._id)).size).toBe(3);
  });

  itOnce(
    'refuses a client with a problem, and takes the office’s own lines in place of the draft’s',
    async () => {
      const one = await client([[1, 2]], { amount: 0 });
      expect(await one.make()).toMatchObject({ result: 'refused', problems: [{ code: 'no_rate' }] });
      const lines = {
        [one.clientId]: [{ description: 'Two duties', quantity: 2, unit: 'duties', rate: 800 }],
      };
      expect(await one.make({ lines })).toMatchObject({ result: 'made', bill: { taxable: 1600 } });
    },
  );

  itOnce('bills a line that was left out with a bill of another kind', async () => {
    const one = await client([
      [1, 10],
      [1, 4],
    ]);
    const [kept, left] = (await one.draft()).lines;
    await one.make({ lines: { [one.clientId]: [kept] } });
    const more = await one.make({ kind: 'supplementary-1' });
    expect(more).toMatchObject({ result: 'made', bill: { taxable: left.amount, kind: 'supplementary-1' } });
  });

  it('frees the month when its bill is deleted, and then doesn’t restore the old one', async () => {
    const one = await client([[1, 2]]);
    const first = (await one.make()).bill._id;
    await api.post('/admin/bills/delete', { billId: first }, company.admin);
    expect((await one.make()).result).toBe('made');
    const restored = await api.post('/admin/bills/restore', { billId: first }, company.admin);
    expect(statusAndCode(restored)).toEqual([409, 'bill.month_billed']);
  });

  it('doesn’t restore a bill whose days another kind of bill has since, and no day is billed twice', async () => {
    const one = await client([[1, 2]]);
    const first = (await one.make()).bill._id;
    const restore = () => api.post('/admin/bills/restore', { billId: first }, company.admin);
    await api.post('/admin/bills/delete', { billId: first }, company.admin);
    const supplement = (await one.make({ kind: 'supplementary-1' })).bill;
    const refused = await restore();
    expect(statusAndCode(refused)).toEqual([409, 'bill.month_billed']);
    expect(refused.body.message).toBe(`${supplement.billNumber} bills days of it already`);
    await api.post('/admin/bills/delete', { billId: supplement._id }, company.admin);
    expect((await restore()).status).toBe(200);
  });

  it.each([
    ['in the future', addDays(today(), 1)],
    ['before the month ends', dayOfLastMonth(3)],
  ])('refuses a bill date %s', async (_, billDate) => {
    const one = await client([[1, 2]]);
    const refused = await make({ month: lastMonth, clientIds: [one.clientId], basedOn: 'planned', billDate });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'billDate']);
  });

  itOnce.each([
    ['lines', 5, 'Lines must be lists by client'],
    ['basedOn', 'guesses', 'Based on must be one of agreed, attendance, planned'],
    ['kind', 'single', 'Kind must be a word like supplementary-1, and not single'],
    ['clientIds', [], 'Choose at least one client'],
  ])('names %s of the wrong shape, and makes nothing', async (path, value, message) => {
    const one = await client([[1, 2]]);
    const body = { month: lastMonth, clientIds: [one.clientId], basedOn: 'planned', [path]: value };
    const refused = await make(body);
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path, message }]]);
    expect(await one.draft()).not.toHaveProperty('billNumber');
  });

  itOnce('brings an earlier month to what was agreed since, and names it', async () => {
    const one = await client([[1, 10]]);
    await one.agree();
    await one.make({ basedOn: 'agreed' });
    const muster = (await api.get(`/admin/muster?postId=${one.postId}&month=${lastMonth}`, company.admin))
      .body.data;
    const { dutyId } = muster.guards[0].cells[4];
    const adjusted = await api.post(
      '/admin/muster/adjust',
      { dutyId, counts: 0.5, reason: 'Left at noon' },
      company.admin,
    );
    expect(adjusted.status).toBe(200);
    const next = addDays(`${lastMonth}-01`, 31).slice(0, 7);
    const draft = await one.draft('planned', next);
    expect(draft.adjustments).toHaveLength(1);
    expect(draft.adjustments[0].quantity).toBe(-0.5);
    expect(draft.adjustments[0].amount).toBeCloseTo(-22_000 / daysOfLastMonth / 2, 1);
    expect(draft.adjustments[0].description).toContain('Adjustment for');
    expect(codesOf(draft)).toContain('not_positive');
  });
});

itOnce(
  'a bill is of the company’s registration in the State where the post stands, and says how to pay by UPI',
  async () => {
    const before = (await api.get('/admin/company', company.admin)).body.data;
    const gstins = [{ gstin: '07AAPFU0939F1ZX', isDefault: true }, { gstin: '27AAPFU0939F1ZV' }];
    const upi = { vpa: 'prahari@hdfcbank', limit: 100_000 };
    await api.put('/admin/company', { gstins, upi }, company.admin);
    const one = await client([[1, 3]]);
    await api.put(`/admin/clients/${one.clientId}/tax`, { stateCode: '27', tdsPercent: 2 }, company.admin);
    await setRows(api.db, 'posts', { id: one.postId }, { state: 'Maharashtra' });
    const { bill } = await one.make();
    expect(bill).toMatchObject({ placeOfSupply: '27', cgst: bill.sgst, igst: 0 });
    expect((await rowOf(api.db, 'bills', { id: bill._id })).own_gstin).toBe('27AAPFU0939F1ZV');
    const { upi: payment } = (await api.get(`/client/bills/${bill._id}`, one.token)).body.data;
    expect(payment).toEqual({
      link: expect.stringContaining('upi://pay?pa=prahari@hdfcbank'),
      amount: bill.amount - Math.round(bill.taxable * 0.02),
    });
    await api.put('/admin/company', { gstins: before.gstins, upi: before.upi }, company.admin);
  },
);

describe('changing a bill', () => {
  const change = (billId: string, body: object) => api.put(`/admin/bills/${billId}`, body, company.admin);

  itOnce('computes tax and total again, with a version and an audit entry', async () => {
    const one = await client([[1, 10]]);
    const { bill } = await one.make();
    const { lines } = (await api.get(`/admin/bills/${bill._id}`, company.admin)).body.data;
    const changed = await change(bill._id, {
      version: 1,
      dueDate: addDays(today(), 30),
      lines: [
        { ...lines[0], amount: 5000.4 },
        { description: 'Torch', quantity: 1, unit: 'piece', rate: 250 },
      ],
    });
    expect(changed.body.data).toMatchObject({
      taxable: 5250.4,
      amount: 5250,
      roundOff: -0.4,
      version: 2,
      dueDate: addDays(today(), 30),
    });
    expect(changed.body.data.lines[0].days).toHaveLength(10);
    expect(await auditActionsOf(api.db, bill._id)).toEqual(['makeMonth', 'updateBill']);
    expect(statusAndCode(await change(bill._id, { version: 1, description: 'Late' }))).toEqual([
      409,
      'bill.version',
    ]);
  });

  it('lets one of two changes at once through', async () => {
    const { bill } = await (await client([[1, 10]])).make();
    const runs = await concurrently(4, (index) =>
      change(bill._id, { version: 1, description: `Text ${index}` }),
    );
    expect(runs.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  itOnce('refuses a settled bill, and an amount beside lines', async () => {
    const { bill } = await (await client([[1, 10]])).make();
    expect((await change(bill._id, { version: 1, amount: 5 })).status).toBe(400);
    await api.post('/admin/bills/mark-paid', { billId: bill._id }, company.admin);
    expect(statusAndCode(await change(bill._id, { version: 1, description: 'Late' }))).toEqual([
      409,
      'bill.settled',
    ]);
  });

  itOnce('keeps a rate that is billed', async () => {
    const one = await client([[1, 10]]);
    const [before] = (await api.get(`/admin/rates?clientId=${one.clientId}`, company.admin)).body.data;
    await one.make();
    const refused = await api.send('DELETE', `/admin/rates/${before._id}`, { token: company.admin });
    expect(statusAndCode(refused)).toEqual([409, 'rate.billed']);
    const same = await rate({
      clientId: one.clientId,
      basis: 'duty',
      hours: 12,
      amount: 900,
      from: '2020-01-01',
    });
    expect(statusAndCode(same)).toEqual([409, 'rate.same']);
  });
});
