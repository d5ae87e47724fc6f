import {
  deleteBill,
  generateBill,
  listBills,
  listOwnBills,
  markBillPaid,
  markBillUnpaid,
} from '@prahari/contract/bills';
import { pendingBill } from '../../../src/features/bills/bills.samples.ts';
import { billNumber, type MockData } from '../data.ts';
import { change, dataReply, list, messageReply, reply } from '../reply.ts';

export const billHandlers = ({ bills }: MockData) => [
  list(listBills, bills),
  list(listOwnBills, bills),
  reply(generateBill, ({ body: { clientId: _, ...fields } }) => {
    const n = bills.length + 1;
    const createdAt = new Date().toISOString();
    const bill = { ...pendingBill, ...fields, _id: `bill-${n}`, billNumber: billNumber(n), createdAt };
    bills.push(bill);
    return dataReply(bill);
  }),
  change(markBillPaid, bills, 'billId', { status: 'paid' }),
  change(markBillUnpaid, bills, 'billId', { status: 'pending' }),
  reply(deleteBill, ({ body: { billId } }) => {
    const index = bills.findIndex(({ _id }) => _id === billId);
    bills.splice(index, 1);
    return messageReply('Bill deleted');
  }),
];
