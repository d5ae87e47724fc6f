import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { exportList, type WatchedList } from '@prahari/contract/exports';
import { getChanges, runBulk } from '@prahari/contract/office';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { ListFilter } from '../../../base/PagedList/ListControls.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import type { List } from '../../../stores/lists/list.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { StoreList, type StoreListProps } from '../../StoreList.tsx';
import { usePreload } from '../../usePreload.ts';
import { listsWords } from './lists-words.ts';
import { useChanges } from './useChanges.ts';
import { useListSearchParams } from './useListSearchParams.ts';

type FromUrl = 'search' | 'filter' | 'onShowAll' | 'onPrevious' | 'onNext' | 'sort' | 'onSort';

export interface AdminListProps<Row> extends Omit<StoreListProps<Row>, FromUrl> {
  /** Names what is searched: `Number or client`. */
  placeholder: string;
  filters: ListFilter['options'];
  /** Distinguishes two lists of one tab in the URL. */
  prefix?: string;
  /** Loads what rows open, such as a dialog. Called once the rows are shown. */
  preload: () => Promise<unknown>;
  /** The list as the server names it, to export it and to hear of changes by others. */
  exportAs?: WatchedList;
  /**
   * Buttons for the selected rows of all pages. `keep` selects the rows with these ids only: those that an action was refused
   * for. Leave out for a list without actions on several rows.
   */
  bulkActions?: (rows: readonly Row[], keep: (ids: ReadonlySet<string>) => void) => ReactNode;
  /** The sum of the selected rows: `₹18,42,000.00`. */
  sumOf?: (rows: readonly Row[]) => string;
}

const ExportButton = lazyPart(() => import('./ExportButton.tsx'), 'ExportButton');

const idOf = (row: unknown) => (row as { _id: string })._id;

/** The selection of a list, while it is on. It holds the rows of all pages as they were seen last. */
function useSelecting<Row>(
  list: List<Row>,
  bulkActions: AdminListProps<Row>['bulkActions'],
  sumOf: AdminListProps<Row>['sumOf'],
) {
  const [isOn, setOn] = useState(false);
  const [selected, setSelected] = useState<readonly Row[]>([]);
  // A bill that is marked as paid leaves the list of unpaid bills. Selected, it would be paid again with the others.
  useEffect(() => {
    if (!isOn) return;
    return list.$page.listen((page) => {
      if (page.state !== 'ready' || !page.removed) return;
      const { removed } = page;
      setSelected((rows) => rows.filter((row) => !removed.has(idOf(row))));
    });
  }, [isOn, list]);
  const toggle = () => {
    setSelected([]);
    setOn(!isOn);
  };
  const selectionOf = useMemo(() => {
    if (!isOn || !bulkActions) return undefined;
    return (shown: readonly Row[]) => {
      const known = new Map([...selected, ...shown].map((row) => [idOf(row), row]));
      const rowsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => known.get(id) ?? []);
      const rows = rowsOf(selected.map(idOf));
      const onSelect = (ids: ReadonlySet<string>) => setSelected(rowsOf(ids));
      return {
        selected: new Set(rows.map(idOf)),
        onSelect,
        actions: bulkActions(rows, onSelect),
        sum: sumOf?.(rows),
      };
    };
  }, [isOn, selected, bulkActions, sumOf]);
  return { isOn, toggle, selectionOf };
}

/** A list of the admin dashboard; its search and filter are kept in the URL. */
export function AdminList<Row>({
  list,
  placeholder,
  filters,
  prefix = '',
  preload,
  exportAs,
  bulkActions,
  sumOf,
  tools,
  children,
  ...rest
}: AdminListProps<Row>) {
  const t = useWords(listsWords);
  const query = useStore(list.$query, { ssr: 'initial' });
  const isReady = useSyncExternalStore(
    list.$page.listen,
    () => list.$page.get().state === 'ready',
    () => false,
  );
  usePreload(preload, isReady);
  useChanges(list, exportAs, isReady && isOffered(getChanges));
  const { q, status, setQuery, setStatus, setSort, clearFilters, next, previous } = useListSearchParams(
    list,
    prefix,
  );
  const selecting = useSelecting(list, bulkActions, sumOf);
  return (
    <StoreList
      skeletonRows={list.pageSize}
      {...rest}
      list={list}
      tools={
        <>
          {bulkActions && isOffered(runBulk) && (
            <Button variant="plain" aria-pressed={selecting.isOn} onPress={selecting.toggle}>
              {selecting.isOn ? t('stopSelecting') : t('select')}
            </Button>
          )}
          {exportAs && isOffered(exportList) && <ExportButton list={exportAs} query={query} />}
          {tools}
        </>
      }
      search={{ value: q, onChange: setQuery, placeholder, maxLength: LIST_SEARCH_MAX }}
      filter={{ value: status, onChange: setStatus, options: filters }}
      onShowAll={clearFilters}
      onPrevious={previous}
      onNext={next}
      sort={query.sort ?? ''}
      onSort={setSort}
    >
      {(rows, table) => children(rows, { ...table, selecting: selecting.selectionOf?.(rows) })}
    </StoreList>
  );
}
