import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { FilterBar, type FilterBarProps } from '../../base/FilterBar/FilterBar.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import type { TableState } from '../../base/Table/Table.tsx';
import type { List, ListState } from '../../stores/list.ts';
import { useListSearchParams } from './useListSearchParams.ts';

export interface ListSectionProps<Row> {
  list: List<Row>;
  title: string;
  level?: 1 | 2;
  /** What one row is called, many of them: `bills`. */
  plural: string;
  /** Says what is searched. */
  placeholder: string;
  filters: FilterBarProps['options'];
  /** Tells two lists of one tab apart in the address. */
  prefix?: string;
  /** The sheet's own action. */
  tools?: ReactNode;
  /** What stands here when there is nothing at all. */
  nothing: string;
  children: (rows: readonly Row[], table: TableState) => ReactNode;
}

type Ready<Row> = Extract<ListState<Row>, { state: 'ready' }>;

/** One list of the office: its head, filters and search, its table or what stands in its place, and its pages. */
export function ListSection<Row>(props: ListSectionProps<Row>) {
  const { list, title, level = 1, plural, filters, tools, prefix = '' } = props;
  const page = useStore(list.$page, { ssr: 'initial' });
  const { q, status, setQuery, setStatus, clearFilters } = useListSearchParams(list, prefix);
  const showAll = () => {
    // The button goes once there are rows, and focus would go with it.
    document.querySelector<HTMLElement>(`[aria-label="Filter ${plural}"] button`)?.focus();
    clearFilters();
  };
  return (
    <>
      <SectionHeader
        title={title}
        level={level}
        tools={
          <>
            <SearchField
              label={`Search ${plural}`}
              value={q}
              onChange={setQuery}
              placeholder={props.placeholder}
            />
            {tools}
          </>
        }
      >
        <FilterBar label={`Filter ${plural}`} value={status} onChange={setStatus} options={filters} />
      </SectionHeader>
      {page.state === 'loading' && <Skeleton label={`Loading ${plural}`} rows={6} />}
      {page.state === 'failed' && (
        <ErrorState
          message={page.message ?? `The ${plural} could not be loaded`}
          onRetry={() => void list.refresh()}
        />
      )}
      {page.state === 'ready' && (
        <Rows {...props} page={page} onShowAll={q || status ? showAll : undefined} />
      )}
    </>
  );
}

interface RowsProps<Row> extends ListSectionProps<Row> {
  page: Ready<Row>;
  /** Ends search and filter, where there is one. */
  onShowAll: (() => void) | undefined;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { list, plural, page, onShowAll, nothing, children } = props;
  const query = useStore(list.$query, { ssr: 'initial' });
  const { rows, total, from, hasNext, busy } = page;
  const empty = onShowAll ? (
    <EmptyState
      title={`No ${plural} match.`}
      action={<Button onPress={onShowAll}>Show all {plural}</Button>}
    />
  ) : (
    <EmptyState title={nothing} />
  );
  const table: TableState = {
    sort: query.sort ?? '',
    onSort: (sort) => void list.setQuery({ sort }),
    busy,
    empty,
    stickyHead: true,
  };
  return (
    <>
      {children(rows, table)}
      {total > 0 && (
        <Pagination
          from={from}
          to={from + rows.length - 1}
          total={total}
          busy={busy}
          onPrevious={from > 1 ? () => void list.previous() : undefined}
          onNext={hasNext ? () => void list.next() : undefined}
        />
      )}
    </>
  );
}
