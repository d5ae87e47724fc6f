import { formatDay, formatYears, type SecurityApplicationView } from '@prahari/contract';
import { AcceptDecline } from '../../../base/AcceptDecline/AcceptDecline.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import {
  actionsColumn,
  figuresColumn,
  nameColumn,
  quietColumn,
  textColumn,
} from '../../../base/Table/column-shapes.tsx';
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

export const applicationColumns = ({
  onAccept,
  onDecline,
  onShow,
  pending,
}: ApplicationActions): readonly Column<Application>[] => [
  nameColumn('fullName', 'Full name', ({ fullName, user }) => fullName || user.name),
  quietColumn('email', 'Email', ({ user }) => user.email),
  figuresColumn('phoneNumber', 'Phone', ({ phoneNumber }) => phoneNumber, {
    sortable: false,
    width: '9rem',
    priority: 'low',
  }),
  figuresColumn('dateOfBirth', 'Date of birth', ({ dateOfBirth }) => formatDay(dateOfBirth), {
    width: '6.75rem',
    priority: 'low',
    cardLabel: 'Born',
  }),
  textColumn('experience', 'Experience', ({ experience }) => formatYears(experience), {
    width: '6rem',
    card: 'end',
  }),
  textColumn('qualifications', 'Qualifications', ({ qualifications }) => qualifications, {
    sortable: false,
    priority: 'low',
  }),
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ApplicationStatus status={status} />,
    sortable: true,
    width: '6.5rem',
    card: 'line',
  },
  actionsColumn('12.5rem', (application) => (
    <>
      {application.status === 'pending' && (
        <AcceptDecline
          place="row"
          pending={pending?.has(application._id)}
          onAccept={() => onAccept(application)}
          onDecline={() => onDecline(application)}
        />
      )}
      <Button size="small" variant="plain" onPress={() => onShow(application)}>
        Details
      </Button>
    </>
  )),
];
