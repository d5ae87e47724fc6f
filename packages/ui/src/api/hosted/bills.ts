import type { Bill } from '@prahari/contract';
import type { CompleteList } from './complete-list.ts';
import { toDay, toParty } from './people.ts';
import { asRaw, digits, idOf, num, text, word } from './read.ts';

export function toBill(value: unknown): Bill {
  const raw = asRaw(value);
  return {
    ...raw,
    _id: idOf(value),
    billNumber: digits(raw.billNumber),
    client: toParty(raw.client),
    amount: num(raw.amount, 0),
    dueDate: toDay(raw.dueDate),
    description: text(raw.description),
    driveLink: text(raw.driveLink),
    status: word(raw.status || 'pending'),
    createdAt: text(raw.createdAt),
  };
}

export const billList: CompleteList<Bill> = {
  toRow: toBill,
  texts: ({ billNumber, client, description }) => [
    billNumber,
    client.user.name,
    client.user.email,
    description,
  ],
  column: (bill, name) => {
    if (name === 'client') return bill.client.user.name;
    if (name === 'amount' || name === 'dueDate' || name === 'status' || name === 'description')
      return bill[name];
    return name === 'createdAt' ? bill.createdAt : bill.billNumber;
  },
  status: ({ status }) => status,
};
