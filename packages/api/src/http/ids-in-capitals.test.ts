import { expect, it } from 'vitest';
import { startCompany } from '../../testing/company-suite.ts';
import { moneyCalls, paymentBody } from '../../testing/money.ts';

const started = await startCompany();
const { company } = started;
const { bill, data, post, put } = moneyCalls(started);

/** A client with a bill, both by ids in capitals. */
async function inCapitals() {
  const { clientId } = await company.addClient();
  const made = await bill(clientId);
  return { clientId, client: clientId.toUpperCase(), billId: made._id.toUpperCase() };
}

it('an id in capitals in a path is the same id', async () => {
  const { client } = await inCapitals();
  expect((await put(`clients/${client}/tax`, { tdsPercent: 2 })).body.data).toMatchObject({ tdsPercent: 2 });
});

it('an id in capitals in a body is the same id', async () => {
  const { client, clientId, billId } = await inCapitals();
  const rate = { clientId: client, basis: '26', hours: 12, amount: 26_000, from: '2026-04-01' };
  expect((await post('rates', rate)).body.data).toMatchObject({ clientId });
  expect((await post('bills/mark-paid', { billId })).body.data).toMatchObject({ status: 'paid' });
});

it('an id in capitals in a query is the same id', async () => {
  const { client, clientId } = await inCapitals();
  await post('payments', paymentBody(clientId));
  expect(await data(`payments?clientId=${client}`)).toHaveLength(1);
  expect((await data(`client-dues?clientId=${client}`)).bills).toHaveLength(1);
});
