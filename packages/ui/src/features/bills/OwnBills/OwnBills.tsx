import { type BillStatus, type BillView, billStatusLabels } from '@prahari/contract';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { Pagination } from '../../../base/Pagination/Pagination.tsx';
import { SearchField } from '../../../base/SearchField/SearchField.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { BillsTable } from '../BillsTable/BillsTable.tsx';

export interface BillQuery {
  q?: string;
  /** A column, `-` before it for descending. */
  sort?: string;
  status?: string;
}

export interface OwnBillsProps {
  /** One page of the client's own bills. */
  bills: readonly BillView[];
  /** Which row the page starts with, from 1; 0 when there is none. */
  from: number;
  /** Bills that fit the query, on all pages. */
  total: number;
  /** There is a page after this one. */
  hasNext: boolean;
  /** Newer ones are on their way; these stay to be read. */
  busy?: boolean;
  /** What was asked for. */
  query: BillQuery;
  /** Asks for bills that fit; only what changed is given. */
  onQueryChange: (patch: BillQuery) => void;
  /** To the page before. */
  onPrevious: () => void;
  /** To the page after. */
  onNext: () => void;
}

/** What has to be paid first. */
const filterOrder: readonly BillStatus[] = ['pending', 'overdue', 'paid'];

const filters = [
  { value: '', label: 'All' },
  ...filterOrder.map((value) => ({ value, label: billStatusLabels[value] })),
];

/** What a client owes and has paid, to read. */
export function OwnBills(props: OwnBillsProps) {
  const { bills, from, total, hasNext, busy = false, query, onQueryChange, onPrevious, onNext } = props;
  const { q = '', sort, status = '' } = query;
  return (
    <section aria-label="Bills">
      <SectionHeader
        title="Bills"
        tools={
          <SearchField
            label="Search bills"
            placeholder="Number or word"
            value={q}
            onChange={(text) => onQueryChange({ q: text })}
          />
        }
      >
        <FilterBar
          label="Bills by status"
          value={status}
          options={filters}
          onChange={(chosen) => onQueryChange({ status: chosen })}
        />
      </SectionHeader>
      <BillsTable
        bills={bills}
        sort={sort}
        onSort={(next) => onQueryChange({ sort: next })}
        busy={busy}
        stickyHead
        empty={q || status ? <NoMatch /> : <NoBills />}
      />
      {total > 0 && (
        <Pagination
          from={from}
          to={from + bills.length - 1}
          total={total}
          busy={busy}
          onPrevious={from > 1 ? onPrevious : undefined}
          onNext={hasNext ? onNext : undefined}
        />
      )}
    </section>
  );
}

const NoMatch = () => <EmptyState title="No bill fits">Search for another word, or choose All.</EmptyState>;
const NoBills = () => (
  <EmptyState title="No bills yet">
    Each bill will be here with its amount and due date, once the office makes one.
  </EmptyState>
);
