import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PriceGuide. */
export const priceGuideWords = defineOfficeWords('priceGuide', {
  callOffice: 'Call office',
  forOneGuardBefore: 'For one guard, before GST. Your place and hours decide the price: ask us for yours.',
  hoursDutyHours: ({ hours }: { hours: number }) => `${hours} hours a duty`,
  loadingPrices: 'Loading the prices',
  noPricesArePublished: 'No prices are published. Call us for a price.',
  prices: 'Prices',
});

export type SayPriceGuide = Translate<typeof priceGuideWords>;
