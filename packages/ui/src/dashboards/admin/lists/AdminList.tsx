import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { ExportedList } from '@prahari/contract/exports';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { ListFilter } from '../../../base/PagedList/ListControls.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { usePreload } from '../../usePreload.ts';
import { useOverview } from '../today/useOverview.ts';
import { StoreList, type StoreListProps } from './StoreList.tsx';
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
  exportAs?: ExportedList;
  /**
   * Buttons for the selected rows of the page. `keep` selects the rows with these ids only: those that an action was refused for.
   * Leave out for a list without actions on several rows.
   */
  bulkActions?: (rows: readonly Row[], keep: (ids: ReadonlySet<string>) => void) => ReactNode;
}

const ExportButton = lazyPart(() => import('./ExportButton.tsx'), 'ExportButton');

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
  const query = useStore(list.$query, { ssr: 'initial' });
  const isReady = useSyncExternalStore(
    list.$page.listen,
    () => list.$page.get().state === 'ready',
    () => false,
  );
  // The older hosted API has no overview, nor these.
  const isOwnApi = useOverview() !== null;
  usePreload(preload, isReady);
  useChanges(list, exportAs, isOwnApi && isReady);
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
      {exportAs && <ExportButton list={exportAs} query={query} />}
    </>
  );
  return (
    <StoreList
      {...rest}
      list={list}
      tools={
        <>
          {listTools}
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
      {(rows, table) => children(rows, { ...table, selecting: selecting.selectionOf(rows) })}
    </StoreList>
  );
}
