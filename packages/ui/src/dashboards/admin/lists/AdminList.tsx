import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { ExportedList } from '@prahari/contract/exports';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.ts';
import type { List } from '../../../stores/lists/list.ts';
import { pageOf } from '../../list-page.ts';
import { usePreload } from '../../usePreload.ts';
import { useOverview } from '../today/useOverview.ts';
import { useChanges } from './useChanges.ts';
import { useListSearchParams } from './useListSearchParams.ts';

type PropsFromStore =
  | 'page'
  | 'search'
  | 'filter'
  | 'onShowAll'
  | 'onRetry'
  | 'onPrevious'
  | 'onNext'
  | 'onBeforeNext'
  | 'onHold'
  | 'onShowWaiting'
  | 'sort'
  | 'onSort';

export interface AdminListProps<Row> extends Omit<PagedListProps<Row>, PropsFromStore> {
  list: List<Row>;
  /** Names what is searched: `Number or client`. */
  placeholder: string;
  filters: NonNullable<PagedListProps<Row>['filter']>['options'];
  /** Distinguishes two lists of one tab in the URL. */
  prefix?: string;
  /** Loads what rows open, such as a dialog. Called once the rows are shown. */
  preload: () => Promise<unknown>;
  /** The list as the server names it, to export it and to hear of changes by others. */
  exportAs?: ExportedList;
  /**
   * Buttons for the selected rows of the page. `keep` selects the rows with these ids only: those that an action was refused for.
   * Leave out for a list without actions on several rows.
   */
  bulkActions?: (rows: readonly Row[], keep: (ids: ReadonlySet<string>) => void) => ReactNode;
}

const ExportButton = lazyWithRetry(() => import('./ExportButton.tsx').then((module) => module.ExportButton));

const NONE: ReadonlySet<string> = new Set();

/** The selection of a list, while it is on. */
function useSelecting<Row>(bulkActions: AdminListProps<Row>['bulkActions']) {
  const [isOn, setOn] = useState(false);
  const [selected, setSelected] = useState(NONE);
  const toggle = () => {
    setSelected(NONE);
    setOn(!isOn);
  };
  const selectionOf = useMemo(
    () => (rows: readonly Row[]) => {
      if (!isOn || !bulkActions) return undefined;
      const shown = rows.filter((row) => selected.has((row as { _id: string })._id));
      const ids = new Set(shown.map((row) => (row as { _id: string })._id));
      return { selected: ids, onSelect: setSelected, actions: bulkActions(shown, setSelected) };
    },
    [isOn, selected, bulkActions],
  );
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
  tools,
  children,
  ...rest
}: AdminListProps<Row>) {
  const page = useStore(list.$page, { ssr: 'initial' });
  const query = useStore(list.$query, { ssr: 'initial' });
  // The older hosted API has no overview, nor these.
  const isOwnApi = useOverview() !== null;
  usePreload(preload, page.state === 'ready');
  useChanges(list, exportAs, isOwnApi && page.state === 'ready');
  const { q, status, setQuery, setStatus, setSort, clearFilters, next, previous } = useListSearchParams(
    list,
    prefix,
  );
  const selecting = useSelecting(bulkActions);
  const listTools = isOwnApi && (
    <>
      {bulkActions && (
        <Button variant="plain" aria-pressed={selecting.isOn} onPress={selecting.toggle}>
          {selecting.isOn ? 'Stop selecting' : 'Select'}
        </Button>
      )}
      {exportAs && (
        <Suspense>
          <ExportButton list={exportAs} query={query} />
        </Suspense>
      )}
    </>
  );
  return (
    <PagedList
      {...rest}
      tools={
        <>
          {listTools}
          {tools}
        </>
      }
      page={pageOf(page)}
      search={{ value: q, onChange: setQuery, placeholder, maxLength: LIST_SEARCH_MAX }}
      filter={{ value: status, onChange: setStatus, options: filters }}
      onShowAll={clearFilters}
      onRetry={() => void list.refresh()}
      onPrevious={previous}
      onNext={next}
      onHold={list.hold}
      onShowWaiting={() => void list.showWaiting()}
      onBeforeNext={list.prefetchNext}
      sort={query.sort ?? ''}
      onSort={setSort}
    >
      {(rows, table) => children(rows, { ...table, selecting: selecting.selectionOf(rows) })}
    </PagedList>
  );
}
