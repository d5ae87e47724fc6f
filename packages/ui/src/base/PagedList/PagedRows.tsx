import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { TableState } from '../Table/table-props.ts';

/** One page of rows. */
export interface ReadyPage<Row> {
  rows: readonly Row[];
  /** Which row the page starts with, from 1; 0 when there is none. */
  from: number;
  /** Rows that match, on all pages. */
  total: number;
  /** There is a page after this one. */
  hasNext: boolean;
  /** Newer rows are loading; these stay until they are here. */
  busy: boolean;
}

export interface PagedRowsProps<Row> {
  of: readonly [one: string, many: string];
  page: ReadyPage<Row>;
  nothing: ReactNode;
  searched: string | undefined;
  /** Clears search and filter; left out where neither is set. */
  onShowAll: (() => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  emptyIn: 'table' | 'list' | undefined;
  hideSinglePage: boolean | undefined;
  children: (rows: readonly Row[], table: TableState) => ReactNode;
}

type EmptyProps = Pick<PagedRowsProps<never>, 'of' | 'nothing' | 'searched' | 'onShowAll'>;

function Empty({ of: [one, many], nothing, searched, onShowAll }: EmptyProps) {
  if (!onShowAll) return typeof nothing === 'string' ? <EmptyState title={nothing} /> : nothing;
  return (
    <EmptyState
      title={searched ? `No ${one} found for "${searched}"` : `No ${one} found`}
      action={<Button onPress={onShowAll}>Show all {many}</Button>}
    />
  );
}

/** The rows of one page, or what replaces them while there are none, and the pagination. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { page, onPrevious, onNext, sort, onSort, emptyIn = 'table', hideSinglePage = false } = props;
  const { rows, from, total, hasNext, busy } = page;
  const empty = <Empty {...props} />;
  if (total === 0 && emptyIn === 'list') return empty;
  const isPaged = from > 1 || hasNext;
  return (
    <>
      {props.children(rows, { sort, onSort, busy, empty, stickyHead: true })}
      {total > 0 && (isPaged || !hideSinglePage) && (
        <Pagination
          from={from}
          to={from + rows.length - 1}
          total={total}
          busy={busy}
          onPrevious={from > 1 ? onPrevious : undefined}
          onNext={hasNext ? onNext : undefined}
        />
      )}
    </>
  );
}
