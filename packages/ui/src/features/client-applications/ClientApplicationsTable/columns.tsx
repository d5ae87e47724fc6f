import { type ClientApplicationView, formatDay, labelOf, serviceTypeLabels } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { ApplicationStatus } from '../ApplicationStatus/ApplicationStatus.tsx';

type Application = ClientApplicationView;

export interface ApplicationActions {
  onAccept: (application: Application) => void;
  onDecline: (application: Application) => void;
  /** Opens all of the request, its details too. */
  onShow: (application: Application) => void;
  /** Ids of applications that are being answered. */
  pending?: ReadonlySet<string> | undefined;
}

const ROW_ACTIONS =
  'flex justify-end gap-1 @max-[40rem]:flex-wrap @max-[40rem]:justify-start @max-[40rem]:gap-2';

function Actions({
  application,
  onAccept,
  onDecline,
  onShow,
  pending,
}: ApplicationActions & { application: Application }) {
  const isBusy = pending?.has(application._id) ?? false;
  return (
    <div className={ROW_ACTIONS}>
      {application.status === 'pending' && (
        <>
          <Button size="small" pending={isBusy} onPress={() => onAccept(application)}>
            Accept
          </Button>
          <Button size="small" variant="danger" pending={isBusy} onPress={() => onDecline(application)}>
            Decline
          </Button>
        </>
      )}
      <Button size="small" variant="plain" onPress={() => onShow(application)}>
        Details
      </Button>
    </div>
  );
}

const datesOf = ({ startDate, endDate }: Application): string =>
  [startDate, endDate].filter(Boolean).map(formatDay).join(' to ');

export const applicationColumns = (actions: ApplicationActions): readonly Column<Application>[] => [
  {
    id: 'name',
    header: 'Client',
    cell: ({ user }) => user.name,
    title: ({ user }) => user.name,
    sortable: true,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ user }) => <span className="text-muted">{user.email}</span>,
    title: ({ user }) => user.email,
    sortable: true,
    width: '9.5rem',
    priority: 'low',
    card: 'line',
  },
  {
    id: 'serviceType',
    header: 'Service',
    cell: ({ serviceType }) => labelOf(serviceTypeLabels, serviceType),
    sortable: true,
    width: '7.5rem',
    card: 'line',
  },
  {
    id: 'location',
    header: 'Location',
    cell: ({ location }) => location,
    title: ({ location }) => location,
    sortable: true,
    card: 'line',
  },
  {
    id: 'startDate',
    header: 'Dates',
    cell: (application) => <span className="tabular-nums">{datesOf(application)}</span>,
    title: datesOf,
    sortable: true,
    width: '12.75rem',
    card: 'line',
  },
  {
    id: 'numberOfGuards',
    header: 'Guards',
    cell: ({ numberOfGuards }) => numberOfGuards.toLocaleString('en-IN'),
    sortable: true,
    align: 'end',
    width: '4.25rem',
    card: 'end',
    cardLabel: 'Guards',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ApplicationStatus status={status} />,
    sortable: true,
    width: '6.25rem',
    card: 'line',
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (application) => <Actions application={application} {...actions} />,
    align: 'end',
    width: '12.5rem',
    card: 'actions',
  },
];
