import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of money share. */
export const officeMoneyWords = defineOfficeWords('officeMoney', {
  atMostTwoDecimals: 'At most two decimals',
  days1To30: '1–30 days',
  days31To60: '31–60 days',
  days61To90: '61–90 days',
  enterAmount: 'Enter an amount',
  moreThanIsOwed: 'More than is owed',
  notDueYet: 'Not due yet',
  over90Days: 'Over 90 days',
});

export type SayOfficeMoney = Translate<typeof officeMoneyWords>;
