import type { Post } from '@prahari/contract/posts.schemas';
import { controlStyles } from '../../../base/Field/field.styles.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { cityFilterWords } from './city-filter-words.ts';

export interface CityFilterProps {
  /** All posts of the board. */
  posts: readonly Post[];
  /** Empty for all. */
  value: string;
  /** Called with a city, or empty for all. */
  onChange: (city: string) => void;
}

/** A `<select>` of the cities that have a post. */
export function CityFilter({ posts, value, onChange }: CityFilterProps) {
  const t = useWords(cityFilterWords);
  const cities = [...new Set(posts.map(({ place }) => place.city))].filter(Boolean).sort();
  return (
    <div className="relative w-full sm:w-38">
      <select
        aria-label={t('city')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlStyles({
          class:
            'appearance-none truncate pe-9 md:pointer-fine:min-h-9 md:pointer-fine:py-1 touch:min-h-target',
        })}
      >
        <option value="">{t('allCities')}</option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 inset-e-3 size-4 text-muted"
      />
    </div>
  );
}
