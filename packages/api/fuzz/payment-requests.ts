import { today } from '@prahari/domain/days';
import { allowedRequest } from '../testing/matrix/rules.ts';
import type { Body, Prepare } from './valid-requests.ts';

/** Sends the body of the access rule with these generated fields. */
const ruleBodyWith =
  (name: string, fields: readonly string[]): Prepare =>
  async (context, drawn) => {
    const attempt = await allowedRequest(name, context, 'admin');
    const taken = fields.filter((field) => drawn[field] !== undefined).map((field) => [field, drawn[field]]);
    return { ...attempt, body: { ...(attempt.body as Body), ...Object.fromEntries(taken) } };
  };

/** Preparations of requests about money, whose sums fit each other and whose days are over. */
export const paymentRequests: Record<string, Prepare> = {
  addPayment: async (context, { allocations: _, isUnique: __, ...drawn }) => {
    const attempt = await allowedRequest('addPayment', context, 'admin');
    const { clientId } = attempt.body as Body;
    return { ...attempt, body: { ...drawn, clientId, day: today(), allocations: [] } };
  },
  allocatePayment: ruleBodyWith('allocatePayment', []),
  explainPayment: ruleBodyWith('explainPayment', ['mode', 'reference']),
  matchPayments: ruleBodyWith('matchPayments', []),
  addCreditNote: ruleBodyWith('addCreditNote', ['withTax', 'reason']),
  mailStatement: ruleBodyWith('mailStatement', []),
  // Its day is over.
  exportList: async (context, { day: _, ...drawn }) => {
    const attempt = await allowedRequest('exportList', context, 'admin');
    return { ...attempt, body: drawn };
  },
  // Its rise is after its first day.
  addRate: async (context, { rise: _, ...drawn }) => {
    const attempt = await allowedRequest('addRate', context, 'admin');
    const { clientId } = attempt.body as Body;
    return { ...attempt, body: { ...drawn, clientId, postId: undefined } };
  },
  raiseRate: ruleBodyWith('raiseRate', []),
  addChallan: ruleBodyWith('addChallan', ['kind', 'name']),
  savePhotograph: ruleBodyWith('savePhotograph', []),
  deleteChallan: ruleBodyWith('deleteChallan', []),
  addDebtCall: ruleBodyWith('addDebtCall', ['note', 'promisedOn']),
};
