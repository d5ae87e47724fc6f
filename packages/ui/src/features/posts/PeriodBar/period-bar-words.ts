import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PeriodBar. */
export const periodBarWords = defineOfficeWords('periodBar', {
  afterNames: ({ names }: { names: string }) => `${names} after`,
  allSheets: 'All sheets',
  beforeNames: ({ names }: { names: string }) => `${names} before`,
  fromToday: 'From today',
  month: 'Month',
  print: 'Print',
  thisMonth: 'This month',
  week: 'Week',
});

export type SayPeriodBar = Translate<typeof periodBarWords>;
