import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { FilterBar, type FilterBarProps } from '../../base/FilterBar/FilterBar.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import type { List, ListState } from '../../stores/list.ts';

export interface RecordListProps<Row> {
  list: List<Row>;
  /** What it holds, in a sentence: `activity`. */
  what: string;
  /** Says what is searched. */
  placeholder: string;
  filters: FilterBarProps['options'];
  /** What stands here when there is nothing at all. */
  nothing: string;
  /** What stands here when nothing is found. */
  noMatch?: string;
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

type Ready<Row> = Extract<ListState<Row>, { state: 'ready' }>;

/** One list of the records, with its search, filters and pages. What is asked for is not kept in the address: the dialog is not either. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { list, what, placeholder, filters } = props;
  const page = useStore(list.$page, { ssr: 'initial' });
  const query = useStore(list.$query, { ssr: 'initial' });
  const showAll = () => {
    // The button goes once there are rows, and focus would go with it.
    document.querySelector<HTMLElement>(`[aria-label="Filter ${what}"] button`)?.focus();
    void list.setQuery({ q: '', status: '' });
  };
  return (
    <div className="grid min-h-[min(30rem,60vh)] content-start gap-3 pt-4">
      <SearchField
        label={`Search ${what}`}
        placeholder={placeholder}
        value={query.q ?? ''}
        onChange={(q) => void list.setQuery({ q })}
      />
      <FilterBar
        label={`Filter ${what}`}
        value={query.status ?? ''}
        onChange={(status) => void list.setQuery({ status })}
        options={filters}
      />
      {page.state === 'loading' && <Skeleton label={`Loading ${what}`} rows={8} />}
      {page.state === 'failed' && (
        <ErrorState
          message={page.message ?? `The ${what} could not be loaded`}
          onRetry={() => void list.refresh()}
        />
      )}
      {page.state === 'ready' && (
        <Rows {...props} page={page} onShowAll={query.q || query.status ? showAll : undefined} />
      )}
    </div>
  );
}

interface RowsProps<Row> extends RecordListProps<Row> {
  page: Ready<Row>;
  /** Ends search and filter, where there is one. */
  onShowAll: (() => void) | undefined;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { list, what, nothing, noMatch = `No ${what} matches.`, page, onShowAll, children } = props;
  const { rows, total, from, hasNext, busy } = page;
  if (total === 0 && onShowAll)
    return <EmptyState title={noMatch} action={<Button onPress={onShowAll}>Show all {what}</Button>} />;
  if (total === 0) return <EmptyState title={nothing} />;
  return (
    <>
      {children(rows, busy)}
      <Pagination
        from={from}
        to={from + rows.length - 1}
        total={total}
        busy={busy}
        onPrevious={from > 1 ? () => void list.previous() : undefined}
        onNext={hasNext ? () => void list.next() : undefined}
      />
    </>
  );
}
