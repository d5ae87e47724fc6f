import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { useEffect } from 'react';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import type { List } from '../../../stores/lists/list.ts';
import { pageOf } from '../../list-page.ts';

type PropsFromStore =
  | 'page'
  | 'search'
  | 'filter'
  | 'onShowAll'
  | 'onRetry'
  | 'onPrevious'
  | 'onNext'
  | 'onHold';

export interface DialogListProps<Row> extends Omit<PagedListProps<Row>, PropsFromStore> {
  list: List<Row>;
  /** Names what is searched: `Name or email`. */
  placeholder: string;
  filters: NonNullable<PagedListProps<Row>['filter']>['options'];
}

/** A list in the Records dialog. Its search and filter are not kept in the URL, because the open dialog is not either. */
export function DialogList<Row>({ list, placeholder, filters, ...rest }: DialogListProps<Row>) {
  const page = useStore(list.$page, { ssr: 'initial' });
  const { q = '', status = '' } = useStore(list.$query, { ssr: 'initial' });
  useEffect(() => {
    void list.open(list.$query.get());
  }, [list]);
  return (
    <PagedList
      {...rest}
      page={pageOf(page)}
      search={{
        value: q,
        onChange: (text) => void list.setQuery({ q: text }),
        placeholder,
        maxLength: LIST_SEARCH_MAX,
      }}
      filter={{ value: status, onChange: (to) => void list.setQuery({ status: to }), options: filters }}
      onShowAll={() => void list.setQuery({ q: '', status: '' })}
      onRetry={() => void list.refresh()}
      onPrevious={() => void list.previous()}
      onNext={() => void list.next()}
      onHold={list.hold}
      emptyIn="list"
      skeletonRows={8}
    />
  );
}
