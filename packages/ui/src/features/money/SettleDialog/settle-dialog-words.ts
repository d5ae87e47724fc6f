import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of SettleDialog. */
export const settleDialogWords = defineOfficeWords('settleDialog', {
  amountInBank: 'Amount in the bank',
  bank: 'Bank',
  bills: 'Bills',
  day: 'Day',
  dueBillNumber: ({ billNumber, day }: { billNumber: string; day: string }) => `${billNumber}, due ${day}`,
  gstTds: 'GST-TDS',
  how: 'How',
  leftRupees: ({ rupees }: { rupees: string }) => `${rupees} left`,
  nothingIsOwedAll: 'Nothing is owed: all stays on account.',
  onAccount: 'On account',
  onAccountSince: ({ rupees, day, reference }: { rupees: string; day: string; reference: string }) =>
    `${rupees} on account since ${day}${reference}`,
  other: '+ Other',
  otherAmount: 'Other amount',
  paidByThis: 'Paid by this',
  penaltyDiscountOrOther: 'Penalty, discount or other',
  plusGstTds: '+ GST-TDS',
  plusTdsKeptByClient: '+ TDS kept by the client',
  putOnAccountTo: ({ rupees }: { rupees: string }) => `Put ${rupees} on account to the oldest bills`,
  putToBills: 'Put to bills',
  reason: 'Reason',
  recordPayment: 'Record a payment',
  reference: 'Reference',
  settled: '= Settled',
  settleRupees: ({ rupees }: { rupees: string }) => `Settle ${rupees}`,
  staysOnAccount: ({ rupees }: { rupees: string }) => `${rupees} stays on account.`,
  tdsKeptByClient: 'TDS kept by the client',
});
