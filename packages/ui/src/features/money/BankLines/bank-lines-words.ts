import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of BankLines. */
export const bankLinesWords = defineOfficeWords('bankLines', {
  linesOfStatement: 'Lines of the statement',
  noGuessRecordIt: 'No guess: record it from its client',
  onAccount: 'on account',
  recordedAlready: 'Recorded already',
  recordPaymentsCount: ({ count }: { count: number }) =>
    count === 1 ? 'Record 1 payment' : `Record ${count} payments`,
  tdsRupees: ({ rupees }: { rupees: string }) => `, TDS ${rupees}`,
});

export type SayBankLines = Translate<typeof bankLinesWords>;
