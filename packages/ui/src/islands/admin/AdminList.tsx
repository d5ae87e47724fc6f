import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { PagedList, type PagedListProps } from '../../base/PagedList/PagedList.tsx';
import type { List } from '../../stores/list.ts';
import { pageOf } from '../list-page.ts';
import { usePreload } from '../usePreload.ts';
import { useListSearchParams } from './useListSearchParams.ts';

type FromStore =
  | 'page'
  | 'search'
  | 'filter'
  | 'onShowAll'
  | 'onRetry'
  | 'onPrevious'
  | 'onNext'
  | 'onBeforeNext'
  | 'onHold'
  | 'sort'
  | 'onSort';

export interface AdminListProps<Row> extends Omit<PagedListProps<Row>, FromStore> {
  list: List<Row>;
  /** Names what is searched: `Number or client`. */
  placeholder: string;
  filters: NonNullable<PagedListProps<Row>['filter']>['options'];
  /** Distinguishes two lists of one tab in the URL. */
  prefix?: string;
  /** Loads what rows open, such as a dialog. Called once the rows are shown. */
  preload: () => Promise<unknown>;
}

/** A list of the admin dashboard; its search and filter are kept in the URL. */
export function AdminList<Row>({
  list,
  placeholder,
  filters,
  prefix = '',
  preload,
  ...rest
}: AdminListProps<Row>) {
  const page = useStore(list.$page, { ssr: 'initial' });
  const query = useStore(list.$query, { ssr: 'initial' });
  usePreload(preload, page.state === 'ready');
  const { q, status, setQuery, setStatus, clearFilters } = useListSearchParams(list, prefix);
  return (
    <PagedList
      {...rest}
      page={pageOf(page)}
      search={{ value: q, onChange: setQuery, placeholder, maxLength: LIST_SEARCH_MAX }}
      filter={{ value: status, onChange: setStatus, options: filters }}
      onShowAll={clearFilters}
      onRetry={() => void list.refresh()}
      onPrevious={() => void list.previous()}
      onNext={() => void list.next()}
      onHold={list.hold}
      onBeforeNext={list.prefetchNext}
      sort={query.sort ?? ''}
      onSort={(sort) => void list.setQuery({ sort })}
    />
  );
}
