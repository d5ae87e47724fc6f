import { afterAll, expect, it, vi } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { addPost, createCompany, expectStatus } from '../../../../testing/company.ts';

/** Far from the database's own clock. */
const setClock = (day: string, time = '12:00:00') =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T${time}+05:30`) });

setClock('2030-12-01');
const api = await startApi();
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

/** An admin whose session is of now. */
const office = async () => (await createCompany(api)).admin;

/** A client whose day post has a guard from the 5th of December to April. */
async function clientOfWinter(): Promise<string> {
  setClock('2030-12-01');
  const company = await createCompany(api);
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, {
    shift: 'day',
    startDate: '2030-12-05',
    endDate: '2031-04-30',
  });
  const { guardId } = await company.addGuard();
  const work = { postId, guardIds: [guardId], startDate: '2030-12-05', endDate: '2031-04-20' };
  expectStatus(await api.post('/admin/assign-to-post', work, company.admin), 201);
  const rate = { clientId, basis: 'calendar', hours: 12, amount: 31_000, from: '2030-12-01' };
  expectStatus(await api.post('/admin/rates', rate, company.admin), 201);
  return clientId;
}

async function make(clientId: string, month: string, facts: object = {}) {
  const body = { month, clientIds: [clientId], basedOn: 'planned', ...facts };
  const reply = await api.post('/admin/bills/make-month', body, await office());
  return reply.body.data?.[0] ?? reply.body;
}

it('bills over the ends of two years take the number of their date’s financial year and the days of their month', async () => {
  const clientId = await clientOfWinter();
  const other = await clientOfWinter();
  const numbers: string[] = [];
  const billed = async (...of: Parameters<typeof make>) => {
    const { result, bill } = await make(...of);
    expect(result).toBe('made');
    numbers.push(bill.billNumber);
    return bill;
  };

  setClock('2031-01-01', '00:10:00');
  expect(await billed(clientId, '2030-12')).toMatchObject({ billDate: '2031-01-01', amount: 27_000 });
  expect((await make(clientId, '2030-12')).result).not.toBe('made');
  setClock('2031-02-01');
  expect(await billed(clientId, '2031-01')).toMatchObject({ month: '2031-01', amount: 31_000 });
  setClock('2031-03-31', '23:50:00');
  await billed(clientId, '2031-02');

  // Ten past midnight in India is still the 31st of March in UTC.
  setClock('2031-04-01', '00:10:00');
  await billed(other, '2031-02');
  await billed(clientId, '2031-03', { billDate: '2031-03-31' });
  await billed(other, '2031-03');
  expect(numbers).toEqual([
    'PR/30-31/000001',
    'PR/30-31/000002',
    'PR/30-31/000003',
    'PR/31-32/000001',
    'PR/30-31/000004',
    'PR/31-32/000002',
  ]);
});
