import { type ComponentProps, type ReactNode, useRef } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Section } from '../Section/Section.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { ListControls, type ListFilter, type ListSearch } from './ListControls.tsx';
import { PagedRows, type PagedRowsOptions, type ReadyPage } from './PagedRows.tsx';

export type PagedListState<Row> =
  | {
      /** The first page is loading. */
      state: 'loading';
    }
  | {
      /** The page could not be loaded. */
      state: 'failed';
      /** The reason, for users. */
      message?: string | undefined;
    }
  | ({
      /** The rows are loaded. */
      state: 'ready';
    } & ReadyPage<Row>);

export interface PagedListProps<Row>
  extends Omit<ComponentProps<typeof Section>, 'children' | 'label' | 'layout' | 'title'>,
    PagedRowsOptions<Row> {
  /** Heading of the list and name of its region. Leave out when a dialog or tab names the list. */
  title?: string | undefined;
  /** Level of the heading: 1 for the first list of a page. */
  level?: 1 | 2 | undefined;
  /** One page of rows, or its loading or failed state. */
  page: PagedListState<Row>;
  /** Leave out for a list that cannot be searched. */
  search?: ListSearch | undefined;
  /** Leave out for a list without filters. */
  filter?: ListFilter | undefined;
  /** Called to clear search and filter, by "Show all guards" when nothing was found. */
  onShowAll?: (() => void) | undefined;
  /** Actions on the list, at the end of its header. On a phone those without `data-kept` wait behind one button. */
  tools?: ReactNode;
  /** A field among the tools also leaves rows out. */
  hasMoreFilters?: boolean | undefined;
  /** Error message when `page` has none; default `The guards could not be loaded`. */
  failedMessage?: string | undefined;
  /** Loads the page again after a failure. */
  onRetry: () => void;
  /** Number of skeleton rows while loading. */
  skeletonRows?: number | undefined;
}

/**
 * A Section with search, filters, one page of rows or its replacement, and pagination. It has no
 * state; other props and `ref` go to the Section.
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const {
    nouns: [, many],
    title,
    level,
    page,
    search,
    filter,
    onShowAll,
    tools,
    hasMoreFilters = false,
    failedMessage,
    onRetry,
    skeletonRows,
    // PagedRows takes the following, Section the rest.
    emptyState,
    onPrevious,
    onNext,
    onBeforeNext,
    onFreeze,
    onShowPendingChanges,
    sort,
    onSort,
    emptyIn,
    hideSinglePage,
    children,
    ...section
  } = props;
  const t = useWords(baseWords);
  const filterRef = useRef<HTMLFieldSetElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const isFiltered = Boolean(search?.value || filter?.value || hasMoreFilters);
  // Without rows there is nothing to search or filter.
  const isBare = emptyIn === 'list' && page.state === 'ready' && page.total === 0 && !isFiltered;
  const showAll = () => {
    // The button disappears with the empty state, which would lose the focus.
    (filterRef.current?.querySelector('button') ?? searchRef.current)?.focus();
    onShowAll?.();
  };
  return (
    <Section {...section} label={title} layout={title === undefined ? 'dialog' : 'page'}>
      {!(isBare && title === undefined) && (
        <ListControls
          {...{ many, title, level, tools, filterRef, searchRef }}
          search={isBare ? undefined : search}
          filter={isBare ? undefined : filter}
        />
      )}
      {page.state === 'loading' && <Skeleton label={t('loadingPart', { label: many })} rows={skeletonRows} />}
      {page.state === 'failed' && (
        <ErrorState
          message={page.message ?? failedMessage ?? t('couldNotLoad', { many })}
          onRetry={onRetry}
          scene
        />
      )}
      {page.state === 'ready' && (
        <PagedRows
          {...props}
          page={page}
          searched={search?.value}
          onShowAll={isFiltered && onShowAll ? showAll : undefined}
        />
      )}
    </Section>
  );
}
