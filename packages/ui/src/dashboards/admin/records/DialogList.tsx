import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { useEffect } from 'react';
import { DateField } from '../../../base/DateField/DateField.tsx';
import type { ListFilter } from '../../../base/PagedList/ListControls.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { StoreList, type StoreListProps } from '../../StoreList.tsx';
import { recordsTabWords } from './records-tab-words.ts';

type FromQuery = 'search' | 'filter' | 'onShowAll' | 'onPrevious' | 'onNext';

export interface DialogListProps<Row> extends Omit<StoreListProps<Row>, FromQuery> {
  /** Names what is searched: `Name or email`. */
  placeholder: string;
  filters: ListFilter['options'];
  /** The list can be limited to a day. */
  hasDay?: boolean;
}

/** A list in the Records dialog. Its search and filter are not kept in the URL, because the open dialog is not either. */
export function DialogList<Row>({ list, placeholder, filters, hasDay, ...rest }: DialogListProps<Row>) {
  const t = useWords(recordsTabWords);
  const { q = '', status = '', day = '' } = useStore(list.$query, { ssr: 'initial' });
  useEffect(() => {
    void list.open(list.$query.get());
  }, [list]);
  return (
    <StoreList
      {...rest}
      list={list}
      search={{
        value: q,
        onChange: (text) => void list.setQuery({ q: text }),
        placeholder,
        maxLength: LIST_SEARCH_MAX,
      }}
      filter={{ value: status, onChange: (to) => void list.setQuery({ status: to }), options: filters }}
      onShowAll={() => void list.setQuery({ q: '', status: '', day: '' })}
      hasMoreFilters={day !== ''}
      tools={
        hasDay && (
          <DateField
            label={t('day')}
            name="day"
            value={day}
            max={currentDay()}
            onChange={(to) => void list.setQuery({ day: to })}
          />
        )
      }
      onPrevious={() => void list.previous()}
      onNext={() => void list.next()}
      emptyIn="list"
      skeletonRows={8}
    />
  );
}
