import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { UNKNOWN_ID } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { pdfPages } from '../../../../testing/pdf-text.ts';
import { billingFacts } from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const money = moneyCalls({ api, company });

const receiptOf = (paymentId: string, { token = company.admin, as = 'admin' } = {}) =>
  fetch(`${api.url}/api/${as}/payments/${paymentId}/pdf`, { headers: { authorization: `Bearer ${token}` } });
/** The text of a receipt without white space, which a PDF has between cells only by position. */
async function textOf(reply: Response): Promise<string> {
  const pages = await pdfPages(new Uint8Array(await reply.arrayBuffer()));
  return pages.join('').replace(/\s+/g, '');
}
const refusalOf = async (reply: Response) =>
  statusAndCode({ status: reply.status, body: await reply.json() } as never);

/** The worked bill of 71,587.00 paid by 70,374.00, and 500.50 on account. */
async function paidShort() {
  const client = await company.addClient({}, { name: 'Client & Söhne Ltd' });
  await money.setTax(client.clientId, { tdsPercent: 2, address: '4 Main Road, Pune 411001' });
  const bill = await money.taxedBill(client.clientId, 6_066_667);
  const { body } = await money.pay(client.clientId, {
    reference: 'N3461234567',
    bankAmount: 70_874.5,
    tds: 1213,
    allocations: [{ billId: bill._id, amount: 71_587 }],
  });
  return { ...client, bill, paymentId: body.data._id as string };
}

it('a receipt says who paid and how, what was kept back, and what it paid, to the paisa', async () => {
  const { bill, paymentId } = await paidShort();
  const reply = await receiptOf(paymentId);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="receipt-${today()}-N3461234567.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const text = await textOf(reply);
  for (const said of [
    'Receipt',
    'Prahari Security',
    'Received from',
    'Client & Söhne Ltd',
    '4 Main Road, Pune 411001',
    formatDay(today()),
    'NEFT',
    'N3461234567',
    bill.billNumber,
    '₹71,587.00',
    'On account',
    '₹500.50',
    'In the bank',
    '₹70,874.50',
    'TDS kept back',
    '₹1,213.00',
    'Settled',
    '₹72,087.50',
    'Rupees Seventy Thousand Eight Hundred Seventy Four and Fifty Paise Only',
  ])
    expect(text).toContain(said.replace(/\s+/g, ''));
});

it('a receipt of cash says so, and what the office let go with its reason', async () => {
  const { clientId } = await company.addClient();
  const other = { amount: 50, reason: 'Penalty for 12 November' };
  const { body } = await money.pay(clientId, { mode: 'cash', bankAmount: 450, other });
  const text = await textOf(await receiptOf(body.data._id));
  for (const said of ['In cash', '₹450.00', 'Let go: Penalty for 12 November', '₹50.00', '₹500.00'])
    expect(text).toContain(said.replace(/\s+/g, ''));
  expect(text).not.toContain('Inthebank');
});

it('a client downloads the receipts of own payments only', async () => {
  const { paymentId, token } = await paidShort();
  const own = await receiptOf(paymentId, { token, as: 'client' });
  expect([own.status, await textOf(own)]).toEqual([200, await textOf(await receiptOf(paymentId))]);
  const stranger = (await company.addClient()).token;
  for (const [id, who] of [
    [paymentId, stranger],
    [UNKNOWN_ID, token],
    ['x', token],
  ] as const)
    expect(await refusalOf(await receiptOf(id, { token: who, as: 'client' }))).toEqual([
      404,
      'payments.not_found',
    ]);
});

it('a void payment has no receipt: the office reads why, for the client it is gone', async () => {
  const { paymentId, token } = await paidShort();
  await money.post('payments/void', { paymentId, reason: 'Bounced' });
  expect(await refusalOf(await receiptOf(paymentId))).toEqual([409, 'payment.voided']);
  expect(await refusalOf(await receiptOf(paymentId, { token, as: 'client' }))).toEqual([
    404,
    'payments.not_found',
  ]);
});
