import { useStore } from '@nanostores/react';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import type { List } from '../../../stores/lists/list.ts';
import { pageOf } from '../../list-page.ts';

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
