import {
  applicationStatusLabels,
  clientApplicationMessages,
  serviceTypeLabels,
} from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { actionsColumn, dateColumn, textColumn } from '../../../base/Table/table-columns.tsx';

export interface OwnApplicationsProps
  extends Pick<PagedListProps<ClientApplication>, 'page' | 'onRetry' | 'onPrevious' | 'onNext'> {
  /** Opens the form of one that waits for an answer. Leave out where the server cannot change it. */
  onChange?: ((application: ClientApplication) => void) | undefined;
  /** Takes back one that waits for an answer. */
  onWithdraw?: ((application: ClientApplication) => void) | undefined;
  /** Fills the form with one that does not wait any more. */
  onAskAgain?: ((application: ClientApplication) => void) | undefined;
}

const serviceOf = ({ serviceType }: ClientApplication) =>
  labelOf(serviceTypeLabels, serviceType) || 'Not given';
const datesOf = ({ startDate, endDate }: ClientApplication) =>
  [startDate, endDate]
    .map((day) => formatDay(day))
    .filter(Boolean)
    .join(' to ');

const columns: readonly Column<ClientApplication>[] = [
  textColumn('serviceType', 'Service', serviceOf, {
    sortable: false,
    rowHeader: true,
    width: '10rem',
    card: 'title',
  }),
  textColumn('location', 'Location', ({ location }) => location, {
    cell: ({ location, declineReason }) => (
      <>
        {location}
        {declineReason && <span className="block text-muted text-xs">Not accepted: {declineReason}</span>}
      </>
    ),
    wrap: 'all lines',
    sortable: false,
    card: 'wide',
  }),
  dateColumn('period', 'Dates', datesOf, { sortable: false, width: '14rem' }),
  {
    id: 'numberOfGuards',
    header: 'Guards',
    cell: ({ numberOfGuards }) => (
      <span className="tabular-nums">
        {numberOfGuards}
        <span className="@min-[40rem]:hidden">{numberOfGuards === 1 ? ' guard' : ' guards'}</span>
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

type Actions = Pick<OwnApplicationsProps, 'onChange' | 'onWithdraw' | 'onAskAgain'>;

const actionColumn = ({ onChange, onWithdraw, onAskAgain }: Actions) =>
  actionsColumn<ClientApplication>(onWithdraw ? '11rem' : '6rem', (application) => (
    <RowActions>
      {application.status === 'pending' ? (
        <>
          {onChange && (
            <Button size="small" onPress={() => onChange(application)}>
              Change
            </Button>
          )}
          {onWithdraw && (
            <Button size="small" variant="plain" onPress={() => onWithdraw(application)}>
              Take back
            </Button>
          )}
        </>
      ) : (
        onAskAgain && (
          <Button size="small" onPress={() => onAskAgain(application)}>
            Ask again
          </Button>
        )
      )}
    </RowActions>
  ));

/** The client's own requests, newest first, and their status. */
export const OwnApplications = ({ onChange, onWithdraw, onAskAgain, ...props }: OwnApplicationsProps) => (
  <PagedList
    {...props}
    nouns={['application', 'applications']}
    title="Your applications"
    level={2}
    failedMessage={clientApplicationMessages.fetchFailed}
    skeletonRows={3}
    emptyIn="list"
    hideSinglePage
    emptyState={
      <EmptyState scene="letterBox" title="No applications yet">
        After you apply, you will see the status here.
      </EmptyState>
    }
  >
    {(applications, table) => (
      <Table
        {...table}
        label="Your applications"
        columns={
          onChange || onWithdraw || onAskAgain
            ? [...columns, actionColumn({ onChange, onWithdraw, onAskAgain })]
            : columns
        }
        rows={applications}
        rowKey={({ _id }) => _id}
      />
    )}
  </PagedList>
);
