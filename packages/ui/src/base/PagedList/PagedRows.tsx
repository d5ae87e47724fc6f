import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { TableState } from '../Table/table-props.ts';
import { useHeldArea } from './useHeldArea.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

/** One page of rows. */
export interface ReadyPage<Row> {
  rows: readonly Row[];
  /** Position of the page's first row, from 1; 0 without rows. */
  from: number;
  /** Number of matching rows on all pages. */
  total: number;
  /** There are more matching rows than `total`. */
  totalIsMinimum?: boolean | undefined;
  /** There is a page after this one. */
  hasNext: boolean;
  /** Newer rows are loading; these stay visible. */
  busy: boolean;
  /** Keys of rows that left the list and still keep their place. */
  gone?: ReadonlySet<string> | undefined;
  /** How many rows of the page others changed while rows keep their place. */
  waiting?: number | undefined;
}

export interface PagedRowsProps<Row> {
  nouns: readonly [one: string, many: string];
  page: ReadyPage<Row>;
  emptyState: ReactNode;
  searched: string | undefined;
  /** Clears search and filter; undefined when neither is set. */
  onShowAll: (() => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
  onBeforeNext?: (() => void) | undefined;
  onHold?: ((isHeld: boolean) => void) | undefined;
  onShowWaiting?: (() => void) | undefined;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  emptyIn: 'table' | 'list' | undefined;
  hideSinglePage: boolean | undefined;
  children: (rows: readonly Row[], table: TableState) => ReactNode;
}

type EmptyProps = Pick<PagedRowsProps<never>, 'nouns' | 'emptyState' | 'searched' | 'onShowAll'>;

function Empty({ nouns: [one, many], emptyState, searched, onShowAll }: EmptyProps) {
  if (!onShowAll) return typeof emptyState === 'string' ? <EmptyState title={emptyState} /> : emptyState;
  return (
    <EmptyState
      scene="torch"
      title={searched ? `No ${one} found for "${searched}"` : `No ${one} found`}
      action={<Button onPress={onShowAll}>Show all {many}</Button>}
    />
  );
}

/** The rows of one page or the empty state, and the pagination. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const {
    page,
    onPrevious,
    onNext,
    onBeforeNext,
    onHold,
    onShowWaiting,
    sort,
    onSort,
    emptyIn = 'table',
    hideSinglePage = false,
  } = props;
  const { rows, from, total, totalIsMinimum, hasNext, busy, gone, waiting = 0 } = page;
  const heldArea = useHeldArea(onHold);
  const empty = <Empty {...props} />;
  if (total === 0 && emptyIn === 'list') return empty;
  const isPaged = from > 1 || hasNext;
  return (
    <>
      <div className="contents" {...heldArea}>
        {onShowWaiting && <WaitingChanges count={waiting} onShow={onShowWaiting} />}
        {props.children(rows, { sort, onSort, busy, empty, stickyHead: true, gone })}
      </div>
      {total > 0 && (isPaged || !hideSinglePage) && (
        <Pagination
          from={from}
          to={from + rows.length - 1}
          total={total}
          totalIsMinimum={totalIsMinimum}
          busy={busy}
          onPrevious={from > 1 ? onPrevious : undefined}
          onNext={hasNext ? onNext : undefined}
          onBeforeNext={onBeforeNext}
        />
      )}
    </>
  );
}
