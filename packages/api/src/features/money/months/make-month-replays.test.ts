import { expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { concurrently } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'Idempotency-Key': `month-${keys}` };
};

async function twoClients() {
  const clients = [await client([[1, 2]]), await client([[1, 2]])];
  return { month: lastMonth, basedOn: 'planned', clientIds: clients.map(({ clientId }) => clientId) };
}
const make = (body: object, key: Record<string, string>) =>
  api.post('/admin/bills/make-month', body, company.admin, key);

it('a month made again with the same Idempotency-Key has the same reply, and another body gives 409', async () => {
  const body = await twoClients();
  const key = newKey();
  const first = await make(body, key);
  expect(first.body.data.map(({ result }: { result: string }) => result)).toEqual(['made', 'made']);
  const again = await make(body, key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const other = await make({ ...body, kind: 'supplementary-1' }, key);
  expect(statusAndCode(other)).toEqual([409, 'request.idempotency_key_reused']);
  const later = await make(body, newKey());
  expect(later.body.data.map(({ result }: { result: string }) => result)).toEqual([
    'made_before',
    'made_before',
  ]);
});

it('calls with one key at once have one reply and one set of bills', async () => {
  const body = await twoClients();
  const key = newKey();
  const replies = await concurrently(6, () => make(body, key));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  const bills = (await api.get('/admin/bills', company.admin)).body.data;
  const own = bills.filter((bill: { client: { _id: string } }) => body.clientIds.includes(bill.client._id));
  expect(own).toHaveLength(2);
});

it('a refused month does not use up its key', async () => {
  const body = await twoClients();
  const key = newKey();
  expect((await make({ ...body, billDate: '2099-01-01' }, key)).status).toBe(400);
  expect((await make(body, key)).body.data[0].result).toBe('made');
});
