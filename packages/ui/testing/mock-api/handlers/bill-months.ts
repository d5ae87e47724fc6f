import { getBill, listBillDrafts, makeMonth, updateBill } from '@prahari/contract/bill-months';
import type { BillDetail, MadeBill } from '@prahari/contract/bill-months.schemas';
import { billedDraft, madeOf } from '../../../src/features/bills/bill-months.samples.ts';
import { billNumber, type MockData } from '../data.ts';
import { dataReply, reply } from '../reply.ts';

/** Months that are billed. A bill made stands in the list, and its draft says that it is billed. */
export const billMonthHandlers = ({ bills, billDrafts }: MockData) => {
  const detailOf = (id: string): BillDetail | undefined => {
    const bill = bills.find(({ _id }) => _id === id);
    if (!bill) return undefined;
    const { description, amount } = bill;
    const line = { id, description, quantity: 1, unit: 'bill', rate: amount, amount, days: [] };
    return { version: 1, ...bill, lines: [line] };
  };
  const make = (clientId: string): MadeBill[] => {
    const at = billDrafts.findIndex((draft) => draft.clientId === clientId);
    const draft = billDrafts[at];
    if (!draft) return [];
    if (draft.problems.length > 0)
      return [{ clientId, result: 'refused', bills: [], problems: draft.problems }];
    const made = madeOf(draft, billNumber(bills.length + 1));
    bills.push(made.bill);
    billDrafts[at] = { ...billedDraft, clientId, client: draft.client };
    return [made];
  };
  return [
    reply(listBillDrafts, ({ query }) =>
      dataReply(billDrafts.map((draft) => ({ ...draft, month: query.get('month') ?? draft.month }))),
    ),
    reply(makeMonth, ({ body }) => dataReply(body.clientIds.flatMap(make))),
    reply(getBill, ({ id }) => {
      const detail = detailOf(id);
      return detail && dataReply(detail);
    }),
    reply(updateBill, ({ id, body: { dueDate } }) => {
      const bill = bills.find(({ _id }) => _id === id);
      if (bill && dueDate) bill.dueDate = dueDate;
      const detail = detailOf(id);
      return detail && dataReply(detail);
    }),
  ];
};
