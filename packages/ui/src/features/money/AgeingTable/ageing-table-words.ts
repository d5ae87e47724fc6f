import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of AgeingTable. */
export const ageingTableWords = defineOfficeWords('ageingTable', {
  client: 'Client',
  interestMsmedActNot: 'Interest (MSMED Act), not billed',
  interestRupees: ({ rupees }: { rupees: string }) => `interest ${rupees}`,
  nobodyOwesAnything: 'Nobody owes anything',
  onAccount: 'On account',
  owed: 'Owed',
  owedByClientAnd: 'Owed by client and age',
  owedByClientsOf: ({ count, rupees }: { count: number; rupees: string }) =>
    ` owed by ${count === 1 ? '1 client' : `${count} clients`}, ${rupees} of it past due`,
  recordPayment: 'Record payment',
  recordPaymentOf: ({ name }: { name: string }) => `Record payment of ${name}`,
  shareOfEachAge: 'Share of each age',
});

export type SayAgeingTable = Translate<typeof ageingTableWords>;
