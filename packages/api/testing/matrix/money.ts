import { today } from '@prahari/domain/days';
import { expect } from 'vitest';
import { moneyCalls, paymentBody } from '../money.ts';
import { type AccessRule, expectRefusal, type MatrixContext, office, officeAt } from './rule.ts';

const newClient = async ({ company }: MatrixContext): Promise<string> => (await company.addClient()).clientId;

/** A payment of a new client, all of it on account, with a bill. */
async function createPayment(context: MatrixContext) {
  const money = moneyCalls(context);
  const { clientId, token } = await context.company.addClient();
  const bill = await money.bill(clientId, { amount: 100 });
  return { clientId, token, bill, paymentId: (await money.pay(clientId)).body.data._id as string };
}

const period = `from=${today()}&to=${today()}`;

const certificate = async (context: MatrixContext) => ({
  clientId: await newClient(context),
  year: '26-27',
  quarter: 3,
  number: 'ABCD131',
  amount: 5,
});

export const moneyRules: Record<string, AccessRule> = {
  listPayments: office(),
  listUnexplainedPayments: office(),
  addPayment: office(async (context) => paymentBody(await newClient(context))),
  voidPayment: office(async (context) => ({
    paymentId: (await createPayment(context)).paymentId,
    reason: 'Entered twice',
  })),
  allocatePayment: office(async (context) => {
    const { paymentId, bill } = await createPayment(context);
    return { paymentId, allocations: [{ billId: bill._id, amount: 1 }] };
  }),
  explainPayment: office(async (context) => {
    const { clientId, bill } = await createPayment(context);
    const money = moneyCalls(context);
    await money.post('bills/mark-paid', { billId: bill._id });
    const [made] = await money.unexplained(clientId);
    return { paymentId: made?._id, mode: 'upi', bankAmount: 100 };
  }),
  downloadReceipt: officeAt(
    async (context) => `/admin/payments/${(await createPayment(context)).paymentId}/pdf`,
  ),
  downloadOwnReceipt: {
    allowed: async (context) => {
      const { token, paymentId } = await createPayment(context);
      return { token, path: `/client/payments/${paymentId}/pdf` };
    },
    otherPerson: async (context) => {
      const { paymentId } = await createPayment(context);
      const { token } = await context.company.addClient();
      const expectReply = expectRefusal(404, 'payments.not_found');
      return { token, path: `/client/payments/${paymentId}/pdf`, expectReply };
    },
  },
  getClientDues: officeAt(async (context) => `/admin/client-dues?clientId=${await newClient(context)}`),
  matchPayments: office(async () => ({ lines: [{ day: today(), text: 'NEFT', amount: 5 }] })),
  addCreditNote: {
    allowed: async (context) => ({
      path: `/admin/bills/${(await createPayment(context)).bill._id}/credit-note`,
      body: { amount: 5, withTax: true, reason: 'Nobody came', day: today() },
    }),
    otherPerson: 'the office sees all',
  },
  getAgeing: office(),
  getStatement: officeAt(
    async (context) => `/admin/statement?clientId=${await newClient(context)}&${period}`,
  ),
  getOwnStatement: {
    allowed: async () => ({ path: `/client/statement?${period}` }),
    otherPerson: async (context) => {
      const { clientId } = await createPayment(context);
      const { token } = await context.company.addClient();
      return {
        token,
        path: `/client/statement?${period}&clientId=${clientId}`,
        expectReply: ({ body }) => expect(body.data.entries).toEqual([]),
      };
    },
  },
  downloadStatement: officeAt(
    async (context) => `/admin/statement/pdf?clientId=${await newClient(context)}&${period}`,
  ),
  downloadOwnStatement: {
    allowed: async () => ({ path: `/client/statement/pdf?${period}` }),
    otherPerson: async (context) => {
      const { clientId } = await createPayment(context);
      const { token } = await context.company.addClient({}, { name: 'Newcomer' });
      return {
        token,
        path: `/client/statement/pdf?${period}&clientId=${clientId}`,
        expectReply: ({ status }) => expect(status).toBe(200),
      };
    },
  },
  mailStatement: office(async (context) => ({
    clientId: await newClient(context),
    from: '2026-04-01',
    to: '2026-04-30',
  })),
  getTds: officeAt(async () => '/admin/tds?year=26-27&quarter=3'),
  addTdsCertificate: office(certificate),
  removeTdsCertificate: office(async (context) => {
    const added = await moneyCalls(context).post('tds/certificate', await certificate(context));
    return { certificateId: added.body.data.certificates[0]._id };
  }),
  listDebtsToCall: office(),
  addDebtCall: office(async (context) => ({ clientId: await newClient(context), note: 'Will pay' })),
  getMoneyMonths: office(),
};
