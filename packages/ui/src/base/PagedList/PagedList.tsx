import { type ComponentProps, type ReactNode, useRef } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Section } from '../Section/Section.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableState } from '../Table/table-props.ts';
import { ListControls, type ListFilter, type ListSearch } from './ListControls.tsx';
import { PagedRows, type ReadyPage } from './PagedRows.tsx';

export type PagedListState<Row> =
  | {
      /** Nothing was loaded yet. */
      state: 'loading';
    }
  | {
      /** The page could not be loaded. */
      state: 'failed';
      /** Why, in words for people. */
      message?: string | undefined;
    }
  | ({
      /** The rows are here. */
      state: 'ready';
    } & ReadyPage<Row>);

export interface PagedListProps<Row>
  extends Omit<ComponentProps<typeof Section>, 'children' | 'label' | 'layout' | 'title'> {
  /** What one row and many rows are called: `['guard', 'guards']`. Labels and messages are made of them. */
  of: readonly [one: string, many: string];
  /** Heading of the list, and name of its region. Leave out where a dialog or a tab names the list. */
  title?: string | undefined;
  /** Level of the heading: 1 for the first list of a page. */
  level?: 1 | 2 | undefined;
  /** One page of rows, or why there is none. */
  page: PagedListState<Row>;
  /** Leave out for a list that cannot be searched. */
  search?: ListSearch | undefined;
  /** Leave out for a list without filters. */
  filter?: ListFilter | undefined;
  /** Clears search and filter: behind "Show all guards", where nothing was found. */
  onShowAll?: (() => void) | undefined;
  /** The list's own action, at the end of its header. */
  tools?: ReactNode;
  /** Shown when there is nothing at all; a text becomes the title of an EmptyState. */
  nothing: ReactNode;
  /** Said where a failure brings no message of its own; `The guards could not be loaded` unless told. */
  failure?: string | undefined;
  /** Loads the page again after a failure. */
  onRetry: () => void;
  /** To the page before. */
  onPrevious: () => void;
  /** To the page after. */
  onNext: () => void;
  /** Column id, `-` before it for descending. */
  sort?: string | undefined;
  /** Called with `sort` as it should be next. */
  onSort?: ((sort: string) => void) | undefined;
  /** `table` keeps the head of the table while it has no rows; `list` shows the empty state alone. */
  emptyIn?: 'table' | 'list' | undefined;
  /** Rows the skeleton draws while loading. */
  skeletonRows?: number | undefined;
  /** No pagination while everything fits on one page. */
  hideSinglePage?: boolean | undefined;
  /** Draws the rows. `table` goes to a Table: sorting, progress and the empty state. */
  children: (rows: readonly Row[], table: TableState) => ReactNode;
}

/**
 * A Section with a list in pages: search and filters, then the rows or what replaces them (loading, failed, empty,
 * nothing found), then pagination. It holds no state; other props and `ref` go to the Section.
 */
export function PagedList<Row>({
  of,
  title,
  level,
  page,
  search,
  filter,
  onShowAll,
  tools,
  nothing,
  failure,
  onRetry,
  onPrevious,
  onNext,
  sort,
  onSort,
  emptyIn,
  skeletonRows,
  hideSinglePage,
  children,
  ...section
}: PagedListProps<Row>) {
  const filterRef = useRef<HTMLFieldSetElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [, many] = of;
  const isFiltered = Boolean(search?.value || filter?.value);
  const showAll = () => {
    // The button disappears with the empty state and would take the focus with it.
    (filterRef.current?.querySelector('button') ?? searchRef.current)?.focus();
    onShowAll?.();
  };
  return (
    <Section {...section} label={title} layout={title === undefined ? 'dialog' : 'page'}>
      <ListControls {...{ many, title, level, search, filter, tools, filterRef, searchRef }} />
      {page.state === 'loading' && <Skeleton label={`Loading ${many}`} rows={skeletonRows} />}
      {page.state === 'failed' && (
        <ErrorState
          message={page.message ?? failure ?? `The ${many} could not be loaded`}
          onRetry={onRetry}
        />
      )}
      {page.state === 'ready' && (
        <PagedRows
          {...{ of, page, nothing, onPrevious, onNext, sort, onSort, emptyIn, hideSinglePage, children }}
          searched={search?.value}
          onShowAll={isFiltered && onShowAll ? showAll : undefined}
        />
      )}
    </Section>
  );
}
