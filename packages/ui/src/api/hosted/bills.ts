import type { Bill } from '@prahari/contract/bills.schemas';
import type { CompleteList } from './complete-list.ts';
import { toDay, toGuardOrClient, toInstant } from './people.ts';
import { asEnum, asRaw, idOf, num, text, textOrNumber } from './read.ts';

export function toBill(value: unknown): Bill {
  const raw = asRaw(value);
  return {
    ...raw,
    _id: idOf(value),
    billNumber: textOrNumber(raw.billNumber),
    client: toGuardOrClient(raw.client),
    amount: num(raw.amount, 0),
    dueDate: toDay(raw.dueDate),
    description: text(raw.description),
    driveLink: text(raw.driveLink),
    status: asEnum(raw.status || 'pending'),
    createdAt: toInstant(raw.createdAt),
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
};
