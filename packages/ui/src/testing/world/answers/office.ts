import {
  billNotFound,
  clientNotFound,
  deleteBill,
  generateBill,
  getClientProfile,
  getGuardProfile,
  listBills,
  listClients,
  listGuards,
  listOwnBills,
  markBillPaid,
} from '@prahari/contract';
import { type Answer, answer, data, done, found, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { billNumber } from '../ordinary-world.ts';
import { page } from '../page.ts';
import { billView, clientProfileView, clientView, guardProfileView, guardView } from '../views.ts';

export const guardAnswers: Record<string, Answer> = {
  listGuards: answer(listGuards, ({ world, query }) =>
    page(
      listGuards.list,
      world.guards.map((row) => guardView(world, row)),
      query,
    ),
  ),
  getGuardProfile: answer(getGuardProfile, ({ world, me }) => {
    const mine = world.guards.find(({ accountId }) => accountId === me.id);
    return data(mine ? guardProfileView(world, mine) : null);
  }),
};

export const clientAnswers: Record<string, Answer> = {
  listClients: answer(listClients, ({ world, query }) =>
    page(
      listClients.list,
      world.clients.map((row) => clientView(world, row)),
      query,
    ),
  ),
  getClientProfile: answer(getClientProfile, ({ world, me }) => {
    const mine = world.clients.find(({ accountId }) => accountId === me.id);
    return data(mine ? clientProfileView(world, mine) : null);
  }),
};

export const billAnswers: Record<string, Answer> = {
  listBills: answer(listBills, ({ world, query }) =>
    page(
      listBills.list,
      world.bills.map((row) => billView(world, row)),
      query,
    ),
  ),
  listOwnBills: answer(listOwnBills, ({ world, me, query }) => {
    const mine = world.clients.find(({ accountId }) => accountId === me.id);
    const bills = world.bills.filter(({ clientId }) => clientId === mine?._id);
    return page(
      listOwnBills.list,
      bills.map((row) => billView(world, row)),
      query,
    );
  }),
  generateBill: answer(generateBill, ({ world, body }) => {
    found(world.clients, body.clientId, clientNotFound);
    world.lastBill += 1;
    const made = { _id: newId(world, 'bill'), billNumber: billNumber(world.lastBill), createdAt: daysAgo(0) };
    const row = { ...body, ...made, isPaid: false };
    world.bills.push(row);
    return data(billView(world, row));
  }),
  markBillPaid: answer(markBillPaid, ({ world, body }) => {
    const row = found(world.bills, body.billId, billNotFound);
    row.isPaid = true;
    return data(billView(world, row));
  }),
  deleteBill: answer(deleteBill, ({ world, body }) => {
    const row = found(world.bills, body.billId, billNotFound);
    world.bills = world.bills.filter((each) => each !== row);
    return done('Bill deleted');
  }),
};
