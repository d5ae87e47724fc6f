import { type BillStatus, billMessages, billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { BillsTable, type BillsTableProps } from '../BillsTable/BillsTable.tsx';
import { billWords } from '../bill-words.ts';

export interface BillQuery {
  /** Search text. */
  q?: string;
  /** Column id, `-` before it for descending. */
  sort?: string;
  /** A bill status; empty for all. */
  status?: string;
}

export interface OwnBillsProps
  extends Pick<PagedListProps<Bill>, 'page' | 'onRetry' | 'onPrevious' | 'onNext'> {
  /** The current search, filter and sort. */
  query: BillQuery;
  /** Called with the changed parts of the query. */
  onQueryChange: (patch: BillQuery) => void;
  /** The page of a bill, which says how to pay it. Leave out where the server has none. */
  billHref?: BillsTableProps['billHref'];
}

/** Unpaid bills come first. */
const filterOrder: readonly BillStatus[] = ['pending', 'overdue', 'paid'];

/** A client's own bills, read-only (SPEC section 2, Client dashboard tabs). */
export function OwnBills({
  query: { q = '', sort = '', status = '' },
  onQueryChange,
  billHref,
  ...list
}: OwnBillsProps) {
  const t = useWords(billWords);
  const say = useTexts();
  const filters = [
    { value: '', label: t('all') },
    ...filterOrder.map((value) => ({ value, label: say(billStatusLabels[value]) })),
  ];
  return (
    <PagedList
      {...list}
      nouns={[t('one'), t('many')]}
      title={t('bills')}
      failedMessage={billMessages.ownFetchFailed}
      search={{
        value: q,
        maxLength: LIST_SEARCH_MAX,
        placeholder: t('searchHint'),
        onChange: (text) => onQueryChange({ q: text }),
      }}
      filter={{ value: status, options: filters, onChange: (value) => onQueryChange({ status: value }) }}
      onShowAll={() => onQueryChange({ q: '', status: '' })}
      sort={sort}
      onSort={(next) => onQueryChange({ sort: next })}
      emptyState={
        <EmptyState scene="accountBook" title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    >
      {(bills, table) => <BillsTable bills={bills} billHref={billHref} {...table} />}
    </PagedList>
  );
}
