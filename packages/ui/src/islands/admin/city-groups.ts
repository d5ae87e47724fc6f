import type { CityGroups } from '../../features/posts/city-groups.ts';
import { replaceParams, useSearchParams } from '../search-params.ts';

const SEPARATOR = '|';

/** Which cities are folded, kept in the URL. */
export function useCityGroups(): CityGroups {
  const folded = new Set((useSearchParams().get('folded') ?? '').split(SEPARATOR).filter(Boolean));
  return {
    folded,
    onFold: (city) => {
      const next = folded.has(city) ? [...folded].filter((each) => each !== city) : [...folded, city];
      replaceParams({ folded: next.join(SEPARATOR) });
    },
  };
}
