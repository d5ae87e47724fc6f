import { clientNotFound } from '../assignments/refusals.ts';
import { dataReply, define, defineList, undoableMessageReply, undoableReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { billNotFound } from './refusals.ts';
import { bill, billIdBody, generateBillBody } from './schemas.ts';

export const listBills = defineList(endpoints.listBills, { summary: 'All bills.', row: bill });

export const generateBill = define(endpoints.generateBill, {
  summary: 'Generate a bill; its number is the next of the financial year.',
  body: generateBillBody,
  reply: dataReply(bill),
  refusals: [clientNotFound],
});

export const markBillPaid = define(endpoints.markBillPaid, {
  summary: 'Mark a bill paid; paying twice changes nothing.',
  body: billIdBody,
  reply: undoableReply(bill),
  refusals: [billNotFound],
});

export const deleteBill = define(endpoints.deleteBill, {
  summary: 'Delete a bill; its number is not used again.',
  reauthenticates: true,
  body: billIdBody,
  reply: undoableMessageReply,
  refusals: [billNotFound],
});

export const markBillUnpaid = define(endpoints.markBillUnpaid, {
  summary: 'Mark a bill not paid after all; repeating it changes nothing.',
  body: billIdBody,
  reply: dataReply(bill),
  refusals: [billNotFound],
});

export const restoreBill = define(endpoints.restoreBill, {
  summary: 'Restore a deleted bill with its number; restoring a bill that is there changes nothing.',
  body: billIdBody,
  reply: dataReply(bill),
  refusals: [billNotFound],
});

export const listOwnBills = defineList(endpoints.listOwnBills, {
  summary: 'The client’s own bills.',
  row: bill,
});
