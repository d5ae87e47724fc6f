import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of RateQuote. */
export const rateQuoteWords = defineOfficeWords('rateQuote', {
  agreedNow: 'agreed now',
  amountMustBeMore: 'Amount must be more than zero',
  backToClient: 'Back to the client',
  basis: 'Basis',
  enterWhatOneGuard: 'Enter what one guard costs a month, and the number of guards.',
  guards: ({ guards, count }: { guards: number; count: string }) =>
    guards === 1 ? '1 guard' : `${count} guards`,
  guards2: 'Guards',
  guardsMustBeFrom: ({ count }: { count: string }) => `Guards must be from 1 to ${count}`,
  hours: ({ hours }: { hours: number }) => `${hours} hours`,
  hoursOfDuty: 'Hours of a duty',
  month: 'The month',
  monthOfOneGuard: 'A month of one guard',
  onEachOfDays: ({
    guards,
    days,
    hours,
    count,
  }: {
    guards: string;
    days: number;
    hours: string;
    count: string;
  }) => `${guards} on each of ${days} days, ${hours} hours a duty: ${count} duties. Before GST.`,
  price: 'Price',
  priceBy26Is:
    'A price by 26 is for a month of 26 duties: duties on weekly offs cost on top. A duty and an hour are priced so that they are worth the same month.',
  printQuote: 'Print the quote',
  quoteForClientName: ({ clientName }: { clientName: string }) => `Quote for ${clientName}`,
  quoteMonth: ({ month }: { month: string }) => `Quote, ${month}`,
  whatMonthCosts: 'What a month costs',
});

export type SayRateQuote = Translate<typeof rateQuoteWords>;
