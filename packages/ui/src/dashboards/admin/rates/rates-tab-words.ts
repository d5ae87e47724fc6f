import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/rates. */
export const ratesTabWords = defineOfficeWords('ratesTab', {
  client: 'Client',
  clientCouldNotBe: 'The client could not be loaded.',
  deleteRate: 'Delete rate',
  deleteThisRate: 'Delete this rate?',
  loadingClient: 'Loading the client',
  loadingRates: 'Loading the rates',
  newRate: 'New rate',
  noBillWasMade: ({ price }: { price: string }) => `${price}. No bill was made with it.`,
  noClientMatches: 'No client matches',
});

export type SayRatesTab = Translate<typeof ratesTabWords>;
