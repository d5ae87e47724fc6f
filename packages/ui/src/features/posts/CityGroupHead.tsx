import type { Post } from '@prahari/contract/posts.schemas';
import { Icon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { type CityGroup, type CityGroups, countText } from './city-groups.ts';
import { officePostsWords } from './office-posts-words.ts';

export interface CityGroupHeadProps {
  group: CityGroup<Post>;
  /** The number of empty places of its posts. */
  empty: number;
  cities: CityGroups;
}

/** The name of a city above its posts, which it collapses and expands. */
export function CityGroupHead({ group: { city, posts }, empty, cities }: CityGroupHeadProps) {
  const t = useWords(officePostsWords);
  const isCollapsed = cities.collapsed.has(city);
  return (
    <button
      type="button"
      aria-expanded={!isCollapsed}
      onClick={() => cities.onToggle(city)}
      className="-ms-1 inline-flex min-h-7 items-center gap-1 text-start print:inline-flex! touch:min-h-target"
    >
      <Icon
        name="chevron-down"
        className={`size-4 shrink-0 text-muted print:hidden ${isCollapsed ? '-rotate-90' : ''}`}
      />
      <span>
        {city} <span className="ms-1 font-normal text-muted">{countText(posts.length, empty, t)}</span>
      </span>
    </button>
  );
}
