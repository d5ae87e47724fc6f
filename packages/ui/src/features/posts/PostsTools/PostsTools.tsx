import type { Post } from '@prahari/contract/posts.schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CityFilter } from '../CityFilter/CityFilter.tsx';
import type { RosterView } from '../roster-period.ts';
import { postsToolsWords } from './posts-tools-words.ts';

/** Empty for the list. */
export type PostsView = '' | RosterView;

export interface PostsToolsProps {
  /** All posts of the board; undefined while there is more than one page: then no city can be chosen. */
  posts: readonly Post[] | undefined;
  /** Empty for all. */
  city: string;
  /** Called with a city, or empty for all. */
  onCity: (city: string) => void;
  /** The list is grouped by city. */
  byCity?: boolean;
  /** By city was pressed; leave out where there are no groups. */
  onByCity?: ((byCity: boolean) => void) | undefined;
  /** Empty for the list. */
  view: PostsView;
  /** Another view was pressed. */
  onView: (view: PostsView) => void;
  /** The view was just chosen, in tools that it replaced: its button gets the focus. */
  focusView?: boolean;
  /** Actions on the posts that are shown. */
  children?: ReactNode;
  /** Actions that make a post; not on a phone, which has no room for them here. */
  action?: ReactNode;
}

/** A FilterBar as a switch. */
const VIEWS = [
  'mx-0! rounded-md border border-line-strong max-sm:w-full sm:flex-nowrap [&_span]:border-0',
  '[&>button]:h-8.5 [&>button]:min-w-15 [&>button]:text-center! max-sm:[&>button]:flex-1',
  '[&>button:not(:first-child)]:border-line-strong [&>button:not(:first-child)]:border-s',
  '[&>button:first-child]:rounded-s-sm [&>button:last-child]:rounded-e-sm',
  '[&>[aria-pressed=true]]:bg-ink [&>[aria-pressed=true]]:text-surface',
].join(' ');

/** On a phone behind the button More of the list. */
const ON_DEMAND = 'max-sm:group-data-collapsed/tools:hidden';

/** The city and the view of the posts. On a phone only the view is kept in sight. */
export function PostsTools(props: PostsToolsProps) {
  const t = useWords(postsToolsWords);
  const {
    posts,
    city,
    onCity,
    byCity = false,
    onByCity,
    view,
    onView,
    focusView = false,
    children,
    action,
  } = props;
  const views = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focusView) views.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [focusView]);
  return (
    // With an action a row of their own on a tablet too: from the start, because the actions may be loaded later.
    <div
      data-kept
      className={`flex items-center gap-x-3 gap-y-2 max-sm:w-full ${action ? 'max-[60rem]:w-full max-[60rem]:flex-wrap' : 'max-sm:flex-wrap'}`}
    >
      {onByCity && (
        <Checkbox
          className={`${ON_DEMAND} -my-1 shrink-0 whitespace-nowrap print:hidden`}
          label={t('byCity')}
          checked={byCity}
          onChange={(checked) => onByCity(checked)}
        />
      )}
      {posts && (
        <div className={`${ON_DEMAND} max-sm:flex-1 ${city ? '' : 'print:hidden'}`}>
          <CityFilter posts={posts} value={city} onChange={onCity} />
        </div>
      )}
      {/* like a switch, apart from the filters: the views show the same posts */}
      <div className="flex items-center gap-x-3 max-sm:basis-full sm:shrink-0 sm:whitespace-nowrap print:hidden">
        <FilterBar
          ref={views}
          label={t('viewOfPosts')}
          className={VIEWS}
          value={view}
          onChange={onView}
          options={[
            { value: '', label: t('list') },
            { value: 'week', label: t('week') },
            { value: 'month', label: t('month') },
          ]}
        />
        {children && <div className={ON_DEMAND}>{children}</div>}
        {action && <div className="flex gap-3 max-sm:hidden">{action}</div>}
      </div>
    </div>
  );
}
