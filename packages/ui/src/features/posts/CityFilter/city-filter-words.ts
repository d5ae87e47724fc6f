import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CityFilter. */
export const cityFilterWords = defineOfficeWords('cityFilter', {
  allCities: 'All cities',
  city: 'City',
});
