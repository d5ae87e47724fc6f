import { MAX_AMOUNT } from '@prahari/contract/constants';
import { addDays, financialYear, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { expect, it } from 'vitest';
import { billing, dayOfLastMonth, daysOfLastMonth, lastMonth } from '../../../../testing/billing.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { rate, make, client } = billing(started);
const line = (rate: number) => ({ description: 'Guards', quantity: 1, unit: 'month', rate });
const change = (billId: string, body: object) => api.put(`/admin/bills/${billId}`, body, company.admin);

it('a line of a fixed price names the hours of a duty, as every other line', async () => {
  const one = await client([[1, 3]], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'fixed', hours: 12, amount: 50_000, from: '2020-01-01' });
  const [fixed] = (await one.draft()).lines;
  expect(fixed.description).toContain('fixed price for day duties of 12 hours, 1–');
});

it('a bill of the running month is of today, also where the office chooses today', async () => {
  const one = await client([[1, 3]]);
  const month = today().slice(0, 7);
  const lines = { [one.clientId]: [line(1000)] };
  const of = (billDate: string) => ({ month, clientIds: [one.clientId], billDate, lines });
  const early = await make(of(addDays(today(), -1)));
  // On the first of a month yesterday belongs to another one; it is before this month's end all the same.
  expect(early.body.errors?.[0].path).toBe('billDate');
  const { body } = await make(of(today()));
  expect(body.data[0]).toMatchObject({ result: 'made', bill: { billDate: today() } });
});

const lastDay = dayOfLastMonth(daysOfLastMonth);

// In April the last month has a series of its own.
it.skipIf(financialYear(lastDay) !== financialYear(today()))(
  'a bill date before the newest bill names that day as people write it',
  async () => {
    const one = await client([[1, 3]]);
    await one.make();
    const refused = await make({
      month: lastMonth,
      clientIds: [one.clientId],
      basedOn: 'planned',
      billDate: lastDay,
    });
    expect(refused.body.errors[0].message).toBe(
      `Bill date must not be before ${formatDay(today())}, the date of the newest bill`,
    );
  },
);

it.each([
  { amount: 0.01, basis: 'calendar', code: 'not_positive', message: 'The total must be more than zero' },
  {
    amount: MAX_AMOUNT,
    basis: 'duty',
    code: 'too_large',
    message: 'The total must be at most ₹99,99,99,999.99',
  },
])('the draft at ₹$amount by $basis says, as the press does, that no bill has its total', async (priced) => {
  const { amount, basis, ...problem } = priced;
  const one = await client([[1, 3]], { amount: 0 });
  await rate({ clientId: one.clientId, basis, hours: 12, amount, from: '2020-01-01' });
  expect((await one.draft()).problems).toEqual([problem]);
  expect((await one.make()).problems).toEqual([problem]);
});

it('a bill of more than ₹99,99,99,999.99 is neither made nor changed to', async () => {
  const one = await client([[1, 3]]);
  const refused = await one.make({ lines: { [one.clientId]: [line(MAX_AMOUNT), line(0.5)] } });
  expect(refused).toMatchObject({ result: 'refused', problems: [{ code: 'too_large' }] });
  const { bill } = await one.make({ lines: { [one.clientId]: [line(MAX_AMOUNT - 0.99)] } });
  expect(bill.amount).toBe(MAX_AMOUNT - 0.99);
  const changed = await change(bill._id, { version: 1, lines: [line(MAX_AMOUNT), line(1)] });
  expect([changed.status, changed.body.errors]).toEqual([
    400,
    [{ path: 'lines', message: 'The total must be at most ₹99,99,99,999.99' }],
  ]);
});

it('the office’s own lines count, in whatever case the id of their client is written', async () => {
  const one = await client([[1, 3]]);
  const id = one.clientId.toUpperCase();
  expect(await one.make({ clientIds: [id], lines: { [id]: [line(500)] } })).toMatchObject({
    result: 'made',
    bill: { taxable: 500 },
  });
});

it('lines of a client that is not chosen are refused, and no bill is made', async () => {
  const [one, other] = [await client([[1, 3]]), await client([[1, 3]])];
  const lines = { [other.clientId]: [line(500)] };
  const refused = await make({ month: lastMonth, clientIds: [one.clientId], basedOn: 'planned', lines });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: `lines.${other.clientId}`, message: 'Choose the client whose lines these are, too' }],
  ]);
  expect((await one.make()).result).toBe('made');
});
