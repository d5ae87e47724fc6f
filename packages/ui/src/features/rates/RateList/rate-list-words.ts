import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of RateList. */
export const rateListWords = defineOfficeWords('rateList', {
  billed: 'Billed',
  delete: 'Delete',
  deletePrice: ({ price }: { price: string }) => `Delete ${price}`,
  fromDay: ({ day, rest }: { day: string; rest: string }) => `from ${day}${rest}`,
  holidaysOnTop: ({ holidayPercent }: { holidayPercent: number }) => `holidays ${holidayPercent} % on top`,
  hoursDutyHours: ({ hours }: { hours: number }) => `${hours} hours a duty`,
  noneYetMonthCant: 'None yet. A month can’t be billed without a rate.',
  notYet: ', not yet',
  onPublicPageOf: 'On the public page of prices, without the client',
  publishPrice: ({ price }: { price: string }) => `Publish ${price}`,
});

export type SayRateList = Translate<typeof rateListWords>;
