import { formatDay, type SecurityApplicationView } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { ApplicationStatus } from '../ApplicationStatus/ApplicationStatus.tsx';

type Application = SecurityApplicationView;

export interface ApplicationActions {
  onAccept: (application: Application) => void;
  onDecline: (application: Application) => void;
  /** Opens all of the application. */
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

const yearsOf = ({ experience }: Application) => (experience === 1 ? '1 year' : `${experience} years`);

export const applicationColumns = (actions: ApplicationActions): readonly Column<Application>[] => [
  {
    id: 'fullName',
    header: 'Full name',
    cell: ({ fullName, user }) => fullName || user.name,
    title: ({ fullName, user }) => fullName || user.name,
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
    card: 'line',
  },
  {
    id: 'phoneNumber',
    header: 'Phone',
    cell: ({ phoneNumber }) => <span className="tabular-nums">{phoneNumber}</span>,
    title: ({ phoneNumber }) => phoneNumber,
    width: '9rem',
    priority: 'low',
    card: 'line',
  },
  {
    id: 'dateOfBirth',
    header: 'Date of birth',
    cell: ({ dateOfBirth }) => <span className="tabular-nums">{formatDay(dateOfBirth)}</span>,
    sortable: true,
    width: '6.75rem',
    priority: 'low',
    card: 'line',
    cardLabel: 'Born',
  },
  {
    id: 'experience',
    header: 'Experience',
    cell: yearsOf,
    sortable: true,
    width: '6rem',
    card: 'end',
  },
  {
    id: 'qualifications',
    header: 'Qualifications',
    cell: ({ qualifications }) => qualifications,
    title: ({ qualifications }) => qualifications,
    priority: 'low',
    card: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ApplicationStatus status={status} />,
    sortable: true,
    width: '6.5rem',
    card: 'line',
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (application) => <Actions application={application} {...actions} />,
    align: 'end',
    width: '12.75rem',
    card: 'actions',
  },
];
