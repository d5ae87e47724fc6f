import type { Post } from '@prahari/contract';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { CityFilter } from '../CityFilter/CityFilter.tsx';

export type PostsView = '' | 'week';

export interface PostsToolsProps {
  /** All posts of the board; undefined while there are more than one page, when no city can be chosen. */
  posts: readonly Post[] | undefined;
  /** Empty for all. */
  city: string;
  /** Called with a city, or empty for all. */
  onCity: (city: string) => void;
  /** Empty for the list. */
  view: PostsView;
  /** Another view was pressed. */
  onView: (view: PostsView) => void;
}

/** The city and the view of the posts, on a row of their own on a phone. */
export function PostsTools({ posts, city, onCity, view, onView }: PostsToolsProps) {
  return (
    <div className="flex items-center gap-x-4 max-sm:w-full max-sm:*:first:flex-1">
      {posts && <CityFilter posts={posts} value={city} onChange={onCity} />}
      <FilterBar
        label="View of the posts"
        value={view}
        onChange={onView}
        options={[
          { value: '', label: 'List' },
          { value: 'week', label: 'Week' },
        ]}
      />
    </div>
  );
}
