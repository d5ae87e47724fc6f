import { defineWords } from '../../base/words/define-words.ts';

/** Words of a client’s account. */
export const statementWords = defineWords('statement', {
  balance: 'Balance',
  billed: 'Billed',
  creditNote: 'Credit note',
  creditNoteOf: ({ number }: { number: string }) => `Credit note of ${number}`,
  credited: 'Credited',
  day: 'Day',
  description: 'Description',
  entry: 'Entry',
  inFavor: ({ amount }: { amount: string }) => `${amount} in favor`,
  interest: 'Interest under section 16 of the MSMED Act, not included',
  none: 'No bills and payments in this period',
  owedBefore: ({ day }: { day: string }) => `Owed before ${day}`,
  owedOn: ({ day }: { day: string }) => `Owed on ${day}`,
  period: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  receipt: 'Receipt',
  receiptOf: ({ day }: { day: string }) => `Receipt of ${day}`,
  received: 'Received',
  statement: 'Statement',
  tds: 'TDS',
});
