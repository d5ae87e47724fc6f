import type { CityGroups } from '../../../features/posts/city-groups.ts';
import { replaceParams, useSearchParams } from '../../search-params.ts';

const SEPARATOR = '|';

/** Which cities are collapsed, kept in the URL. */
export function useCityGroups(): CityGroups {
  const collapsed = new Set((useSearchParams().get('collapsed') ?? '').split(SEPARATOR).filter(Boolean));
  return {
    collapsed,
    onToggle: (city) => {
      const next = collapsed.has(city)
        ? [...collapsed].filter((each) => each !== city)
        : [...collapsed, city];
      replaceParams({ collapsed: next.join(SEPARATOR) });
    },
  };
}
