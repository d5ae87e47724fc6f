import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of FreeGuards. */
export const freeGuardsWords = defineOfficeWords('freeGuards', {
  allCities: 'All cities',
  bestFirst: ', the best first',
  chooseFirstDay: 'Choose the first day',
  chooseLastDay: 'Choose the last day',
  city: 'City',
  endDateMustNot: 'End date must not be before the start date',
  endDateMustNotBe: 'End date must not be in the past',
  firstDay: 'First day',
  free: 'Free',
  freeGuards: 'Free guards',
  freeGuardsBestFirst: 'Free guards, best first',
  freeGuardsCouldNot: 'The free guards could not be loaded.',
  guard: 'Guard',
  guardsFree: ({ guards }: { guards: string }) => `${guards} free`,
  inCity: ({ city }: { city: string }) => ` in ${city}`,
  lastDay: 'Last day',
  livesIn: 'Lives in',
  loadingFreeGuards: 'Loading free guards',
  nobodyInIsFree: ({ city }: { city: string }) => `Nobody in ${city} is free`,
  nobodyIsFree: 'Nobody is free',
  orAllCities: ' or all cities',
  papers: 'Papers',
  phone: 'Phone',
  rating: 'Rating',
  rested: 'Rested',
  shift: 'Shift',
  showAllGuards: 'Show all guards',
  showMoreOf: ({ guards }: { guards: string }) => `Show more of ${guards}`,
  shownCount: ({ count }: { count: number }) => `, ${count} shown`,
  tryOtherDays: ({ orCities }: { orCities: string }) =>
    `No guard is without an assignment on these days. Try other days${orCities}.`,
  whoIsFree: 'Who is free',
});

export type SayFreeGuards = Translate<typeof freeGuardsWords>;
