import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of BillLines. */
export const billLinesWords = defineOfficeWords('billLines', {
  added: 'Added',
  addLine: 'Add a line',
  addLineLabel: ({ label }: { label: string }) => `Add a line: ${label}`,
  amount: 'Amount',
  changed: 'Changed',
  daysCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  dutiesOfThisLine: 'The duties of this line have changed since it was edited: look at its amount again.',
  edit: 'Edit',
  editName: ({ name }: { name: string }) => `Edit: ${name}`,
  leaveOut: 'Leave out',
  leaveOutName: ({ name }: { name: string }) => `Leave out: ${name}`,
  leftOut: 'Left out',
  linesOfLabel: ({ label }: { label: string }) => `Lines of ${label}`,
  noLinesYet: 'No lines yet.',
  ofName: ({ name }: { name: string }) => ` of ${name}`,
  openMuster: 'Open the muster',
  putBack: 'Put back',
  putBackName: ({ name }: { name: string }) => `Put back: ${name}`,
  rate: 'Rate',
  taxableRoundOff: ({ taxable, tax, roundOff }: { taxable: string; tax: string; roundOff: string }) =>
    `Taxable ${taxable} · ${tax} · round off ${roundOff} · `,
  totalRupees: ({ rupees }: { rupees: string }) => `total ${rupees}`,
});

export type SayBillLines = Translate<typeof billLinesWords>;
