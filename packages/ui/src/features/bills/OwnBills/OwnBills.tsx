import { type BillStatus, billMessages, billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import { BillsTable, type BillsTableProps } from '../BillsTable/BillsTable.tsx';

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

const filters = [
  { value: '', label: 'All' },
  ...filterOrder.map((value) => ({ value, label: billStatusLabels[value] })),
];

/** A client's own bills, read-only (SPEC section 2, Client dashboard tabs). */
export function OwnBills({
  query: { q = '', sort = '', status = '' },
  onQueryChange,
  billHref,
  ...list
}: OwnBillsProps) {
  return (
    <PagedList
      {...list}
      nouns={['bill', 'bills']}
      title="Bills"
      failedMessage={billMessages.ownFetchFailed}
      search={{
        value: q,
        maxLength: LIST_SEARCH_MAX,
        placeholder: 'Number or details',
        onChange: (text) => onQueryChange({ q: text }),
      }}
      filter={{ value: status, options: filters, onChange: (value) => onQueryChange({ status: value }) }}
      onShowAll={() => onQueryChange({ q: '', status: '' })}
      sort={sort}
      onSort={(next) => onQueryChange({ sort: next })}
      emptyState={
        <EmptyState scene="accountBook" title="No bills yet">
          Your bills will appear here with amount and due date.
        </EmptyState>
      }
    >
      {(bills, table) => <BillsTable bills={bills} billHref={billHref} {...table} />}
    </PagedList>
  );
}
