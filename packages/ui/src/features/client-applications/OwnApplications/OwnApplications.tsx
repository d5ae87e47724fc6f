import {
  applicationStatusLabels,
  type ClientApplicationView,
  formatDay,
  labelOf,
  serviceTypeLabels,
} from '@prahari/contract';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { Pagination } from '../../../base/Pagination/Pagination.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { numericColumn, textColumn } from '../../../base/Table/column-types.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { Table } from '../../../base/Table/Table.tsx';

export interface OwnApplicationsProps {
  /** One page of the client's own requests, the newest first. */
  applications: readonly ClientApplicationView[];
  /** Which row the page starts with, from 1; 0 when there is none. */
  from: number;
  /** Requests on all pages. */
  total: number;
  /** There is a page after this one. */
  hasNext: boolean;
  /** Newer ones are on their way; these stay to be read. */
  busy?: boolean;
  /** To the page before. */
  onPrevious: () => void;
  /** To the page after. */
  onNext: () => void;
}

const serviceOf = ({ serviceType }: ClientApplicationView) =>
  labelOf(serviceTypeLabels, serviceType) || 'Not given';
const datesOf = ({ startDate, endDate }: ClientApplicationView) =>
  [startDate, endDate].map(formatDay).filter(Boolean).join(' to ');

const columns: readonly Column<ClientApplicationView>[] = [
  textColumn('serviceType', 'Service', serviceOf, {
    sortable: false,
    rowHeader: true,
    width: '10rem',
    card: 'title',
  }),
  textColumn('location', 'Location', ({ location }) => location, { sortable: false, card: 'wide' }),
  numericColumn('period', 'Dates', datesOf, { sortable: false, width: '14rem' }),
  {
    id: 'numberOfGuards',
    header: 'Guards',
    cell: ({ numberOfGuards }) => (
      <span className="tabular-nums">
        {numberOfGuards}
        <span className="@min-[50rem]:hidden">{numberOfGuards === 1 ? ' guard' : ' guards'}</span>
      </span>
    ),
    width: '5rem',
    card: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <DecisionStatus status={status}>{labelOf(applicationStatusLabels, status)}</DecisionStatus>
    ),
    width: '8rem',
    card: 'end',
  },
];

/** What the client has asked for, and how the office answered. */
export function OwnApplications(props: OwnApplicationsProps) {
  const { applications, from, total, hasNext, busy = false, onPrevious, onNext } = props;
  const isPaged = from > 1 || hasNext;
  return (
    <section aria-label="Your applications">
      <SectionHeader title="Your applications" level={2} />
      {total === 0 ? (
        <p className="text-muted">Nothing sent yet. You will see here how the office answers.</p>
      ) : (
        <Table
          label="Your applications"
          columns={columns}
          rows={applications}
          rowKey={({ _id }) => _id}
          busy={busy}
          stickyHead
          empty={null}
        />
      )}
      {isPaged && (
        <Pagination
          from={from}
          to={from + applications.length - 1}
          total={total}
          busy={busy}
          onPrevious={from > 1 ? onPrevious : undefined}
          onNext={hasNext ? onNext : undefined}
        />
      )}
    </section>
  );
}
