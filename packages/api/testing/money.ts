import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientDues, Payment } from '@prahari/contract/payments.schemas';
import type { TaxKind } from '@prahari/domain/bill-tax';
import { billTotals } from '@prahari/domain/bill-tax';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import type { Reply, TestApi } from './api.ts';
import { type Company, expectStatus } from './company.ts';
import { setRows } from './rows.ts';

/** The body of a payment by bank, today. */
export const paymentBody = (clientId: string, changes: object = {}) => ({
  clientId,
  day: today(),
  mode: 'neft',
  reference: '',
  bankAmount: 1000,
  allocations: [] as { billId: string; amount: number }[],
  ...changes,
});

/** Returns calls of the office about money. */
export function moneyCalls({ api, company }: { api: TestApi; company: Company }) {
  const post = (path: string, body: object): Promise<Reply> =>
    api.post(`/admin/${path}`, body, company.admin);
  const data = async (path: string) =>
    expectStatus(await api.get(`/admin/${path}`, company.admin), 200).body.data;

  const bill = async (clientId: string, changes: object = {}): Promise<Bill> =>
    expectStatus(await company.generateBill(clientId, changes), 201).body.data;

  const put = (path: string, body: object): Promise<Reply> => api.put(`/admin/${path}`, body, company.admin);

  return {
    post,
    put,
    data,
    bill,
    /** Generates a bill with taxes of its own. @param taxable in paise */
    taxedBill: async (clientId: string, taxable: number, tax: TaxKind = 'intra', changes: object = {}) => {
      const totals = billTotals(taxable, tax);
      const made = await bill(clientId, { amount: toRupees(totals.total), ...changes });
      await setRows(
        api.db,
        'bills',
        { id: made._id },
        {
          tax,
          taxable_paise: taxable,
          cgst_paise: totals.cgst,
          sgst_paise: totals.sgst,
          igst_paise: totals.igst,
          round_off_paise: totals.roundOff,
        },
      );
      return made;
    },
    billOf: async (id: string): Promise<Bill | undefined> =>
      ((await data('bills')) as Bill[]).find((one) => one._id === id),
    pay: (clientId: string, changes: object = {}) => post('payments', paymentBody(clientId, changes)),
    voidPayment: (paymentId: string, reason = 'Entered twice') =>
      post('payments/void', { paymentId, reason }),
    allocate: (paymentId: string, billId: string, amount: number) =>
      post('payments/allocate', { paymentId, allocations: [{ billId, amount }] }),
    credit: (billId: string, changes: object = {}) =>
      post(`bills/${billId}/credit-note`, {
        amount: 100,
        withTax: true,
        reason: 'Two nights without a guard',
        day: today(),
        ...changes,
      }),
    dues: (clientId: string): Promise<ClientDues> => data(`client-dues?clientId=${clientId}`),
    payments: (clientId: string): Promise<Payment[]> => data(`payments?clientId=${clientId}`),
    unexplained: (clientId: string): Promise<Payment[]> => data(`payments/unexplained?clientId=${clientId}`),
    setTax: async (clientId: string, tax: object) =>
      expectStatus(await api.put(`/admin/clients/${clientId}/tax`, tax, company.admin), 200),
  };
}
