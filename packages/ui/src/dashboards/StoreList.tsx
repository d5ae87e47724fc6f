import { useStore } from '@nanostores/react';
import { listMessages } from '@prahari/contract/lists';
import { PagedList, type PagedListProps, type PagedListState } from '../base/PagedList/PagedList.tsx';
import type { List } from '../stores/lists/list.ts';
import type { ListState } from '../stores/lists/list-state.ts';

/**
 * Converts a list state to the `page` of a PagedList. A list that the server lacks shows a message in its place.
 * @param pending ids of rows with a running request
 */
export function pageOf<Row>(page: ListState<Row>, pending?: ReadonlySet<string>): PagedListState<Row> {
  if (page.state === 'absent') return { state: 'failed', message: listMessages.notOffered };
  return page.state === 'ready' ? { ...page, pending } : page;
}

export type FromStore = 'page' | 'onRetry' | 'onBeforeNext' | 'onFreeze' | 'onShowPendingChanges';

export interface StoreListProps<Row> extends Omit<PagedListProps<Row>, FromStore> {
  list: List<Row>;
}

/** The rows of a list store in a PagedList. Only this and what is below it renders again when a row changes. */
export function StoreList<Row>({ list, ...rest }: StoreListProps<Row>) {
  const page = useStore(list.$page, { ssr: 'initial' });
  const pending = useStore(list.$pending, { ssr: 'initial' });
  return (
    <PagedList
      {...rest}
      page={pageOf(page, pending)}
      onRetry={() => void list.refresh()}
      onBeforeNext={list.prefetchNext}
      onFreeze={list.freeze}
      onShowPendingChanges={() => void list.showPendingChanges()}
    />
  );
}
