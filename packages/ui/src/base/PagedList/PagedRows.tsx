import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { TableState } from '../data-grid/table-props.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { PendingChanges } from './PendingChanges.tsx';
import { useFrozenArea } from './useFrozenArea.ts';

/** One page of rows. */
export interface ReadyPage<Row> {
  rows: readonly Row[];
  /** Position of the page's first row, from 1; 0 without rows. */
  from: number;
  /** Number of matching rows on all pages. */
  total: number;
  /** There are more matching rows than `total`. */
  totalIsMinimum?: boolean | undefined;
  /** The search text is so short that only a part of the rows was searched. */
  searchIsCut?: boolean | undefined;
  /** There is a page after this one. */
  hasNext: boolean;
  /** Newer rows are loading; these stay visible. */
  busy: boolean;
  /** Keys of rows with a running action. */
  pending?: ReadonlySet<string> | undefined;
  /** Keys of rows that left the list and keep their place, muted and without actions. */
  removed?: ReadonlySet<string> | undefined;
  /** Number of rows of the page that others changed while rows are frozen. */
  pendingChanges?: number | undefined;
}

/** Props that a list hands on to its rows. */
export interface PagedRowsOptions<Row> {
  /** Singular and plural noun for the rows, used in labels and messages: `['guard', 'guards']`. */
  nouns: readonly [one: string, many: string];
  /** Shown when the whole list is empty; a string becomes the title of an EmptyState. */
  emptyState: ReactNode;
  /** Called to load the previous page. */
  onPrevious: () => void;
  /** Called to load the next page. */
  onNext: () => void;
  /** The pointer or focus reached Next, so that the next page can be loaded ahead. */
  onBeforeNext?: (() => void) | undefined;
  /** Called with true when pointer or focus enter the rows, with false once both left. */
  onFreeze?: ((isFrozen: boolean) => void) | undefined;
  /** Shows the rows that others changed (`page.pendingChanges`), even while rows are frozen. */
  onShowPendingChanges?: (() => void) | undefined;
  /** Column id, `-` before it for descending. */
  sort?: string | undefined;
  /** Called with the new `sort`. */
  onSort?: ((sort: string) => void) | undefined;
  /** Without rows: `table` keeps the table's header, `list` shows only the empty state. */
  emptyIn?: 'table' | 'list' | undefined;
  /** Hides the pagination when there is only one page. */
  hideSinglePage?: boolean | undefined;
  /** Renders the rows. Spread `table` on a Table: sorting, busy state and empty state. */
  children: (rows: readonly Row[], table: TableState) => ReactNode;
}

export interface PagedRowsProps<Row> extends PagedRowsOptions<Row> {
  page: ReadyPage<Row>;
  searched: string | undefined;
  /** Clears search and filter; undefined when neither is set. */
  onShowAll: (() => void) | undefined;
}

type EmptyProps = Pick<PagedRowsProps<never>, 'nouns' | 'emptyState' | 'searched' | 'onShowAll'>;

function Empty({ nouns: [one, many], emptyState, searched, onShowAll }: EmptyProps) {
  const t = useWords(baseWords);
  if (!onShowAll) return typeof emptyState === 'string' ? <EmptyState title={emptyState} /> : emptyState;
  return (
    <EmptyState
      scene="torch"
      title={searched ? t('noneFoundFor', { one, text: searched }) : t('noneFound', { one })}
      action={<Button onPress={onShowAll}>{t('showAll', { many })}</Button>}
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
    onFreeze,
    onShowPendingChanges,
    sort,
    onSort,
    emptyIn = 'table',
    hideSinglePage = false,
  } = props;
  const { rows, from, total, totalIsMinimum, hasNext, busy, pending, removed, pendingChanges = 0 } = page;
  const t = useWords(baseWords);
  const [, many] = props.nouns;
  const frozenArea = useFrozenArea(onFreeze);
  const empty = <Empty {...props} />;
  const typeMore = page.searchIsCut && (
    <p role="status" className="text-muted text-sm">
      {t('typeMore', { many })}
    </p>
  );
  if (total === 0 && emptyIn === 'list')
    return (
      <>
        {typeMore}
        {empty}
      </>
    );
  const isPaged = from > 1 || hasNext;
  return (
    <>
      {typeMore}
      <div className="contents" {...frozenArea}>
        {onShowPendingChanges && <PendingChanges count={pendingChanges} onShow={onShowPendingChanges} />}
        {props.children(rows, { sort, onSort, busy, empty, stickyHead: true, pending, removed })}
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
