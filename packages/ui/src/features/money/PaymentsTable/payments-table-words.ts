import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PaymentsTable. */
export const paymentsTableWords = defineOfficeWords('paymentsTable', {
  andOnAccount: ({ before, rupees }: { before: string; rupees: string }) => `${before}${rupees} on account`,
  client: 'Client',
  day: 'Day',
  explain: 'Explain',
  explainOfRupees: ({ rupees, name }: { rupees: string; name: string }) => `Explain ${rupees} of ${name}`,
  highestFirst: 'highest first',
  how: 'How',
  lowestFirst: 'lowest first',
  onAccountRupees: ({ rupees }: { rupees: string }) => `${rupees} on account`,
  payments: 'Payments',
  putTo: 'Put to',
  receipt: 'Receipt',
  receiptOfRupees: ({ rupees, name }: { rupees: string; name: string }) => `Receipt of ${rupees} of ${name}`,
  settled: 'Settled',
  void: 'Void',
  voidOfRupees: ({ rupees, name }: { rupees: string; name: string }) => `Void ${rupees} of ${name}`,
});

export type SayPaymentsTable = Translate<typeof paymentsTableWords>;
