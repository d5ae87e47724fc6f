import { clientNotFound } from '@prahari/contract/assignments';
import { billNotFound } from '@prahari/contract/bills';
import {
  deleteBill,
  generateBill,
  listBills,
  listOwnBills,
  markBillPaid,
  markBillUnpaid,
  restoreBill,
} from '@prahari/contract/bills.schemas';
import { billNumber } from '../bill-number.ts';
import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { dataReply, findOrRefuse, messageReply, newId, type Responder, responder } from '../response.ts';
import { billView } from '../views.ts';

export const billResponses: Record<string, Responder> = {
  listBills: responder(listBills, ({ state, query }) =>
    paginate(
      listBills.list,
      state.bills.map((row) => billView(state, row)),
      query,
    ),
  ),
  listOwnBills: responder(listOwnBills, ({ state, me, query }) => {
    const client = state.clients.find(({ accountId }) => accountId === me.id);
    const bills = state.bills.filter(({ clientId }) => clientId === client?._id);
    return paginate(
      listOwnBills.list,
      bills.map((row) => billView(state, row)),
      query,
    );
  }),
  generateBill: responder(generateBill, ({ state, body }) => {
    findOrRefuse(state.clients, body.clientId, clientNotFound);
    state.lastBillNumber += 1;
    const generated = {
      _id: newId(state, 'bill'),
      billNumber: billNumber(state.lastBillNumber),
      createdAt: daysAgo(0),
    };
    const row = { ...body, ...generated, isPaid: false };
    state.bills.push(row);
    return dataReply(billView(state, row));
  }),
  markBillPaid: responder(markBillPaid, ({ state, body }) => {
    const row = findOrRefuse(state.bills, body.billId, billNotFound);
    row.isPaid = true;
    return dataReply(billView(state, row));
  }),
  deleteBill: responder(deleteBill, ({ state, body }) => {
    const row = findOrRefuse(state.bills, body.billId, billNotFound);
    state.bills = state.bills.filter((each) => each !== row);
    state.deletedBills.push(row);
    return messageReply('Bill deleted');
  }),
  markBillUnpaid: responder(markBillUnpaid, ({ state, body }) => {
    const row = findOrRefuse(state.bills, body.billId, billNotFound);
    row.isPaid = false;
    return dataReply(billView(state, row));
  }),
  restoreBill: responder(restoreBill, ({ state, body }) => {
    const row = findOrRefuse([...state.bills, ...state.deletedBills], body.billId, billNotFound);
    if (!state.bills.includes(row)) state.bills.push(row);
    state.deletedBills = state.deletedBills.filter((each) => each !== row);
    return dataReply(billView(state, row));
  }),
};
