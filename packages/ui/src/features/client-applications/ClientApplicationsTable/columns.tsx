import { type ClientApplicationView, formatDay, labelOf, serviceTypeLabels } from '@prahari/contract';
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

type Application = ClientApplicationView;

export interface ApplicationActions {
  onAccept: (application: Application) => void;
  onDecline: (application: Application) => void;
  /** Opens all of the request, its details too. */
  onShow: (application: Application) => void;
  /** Ids of applications that are being answered. */
  pending?: ReadonlySet<string> | undefined;
}

const datesOf = ({ startDate, endDate }: Application): string =>
  [startDate, endDate].filter(Boolean).map(formatDay).join(' to ');

export const applicationColumns = ({
  onAccept,
  onDecline,
  onShow,
  pending,
}: ApplicationActions): readonly Column<Application>[] => [
  nameColumn('name', 'Client', ({ user }) => user.name),
  quietColumn('email', 'Email', ({ user }) => user.email, { width: '11rem', priority: 'low' }),
  textColumn('serviceType', 'Service', ({ serviceType }) => labelOf(serviceTypeLabels, serviceType), {
    width: '7.5rem',
  }),
  textColumn('location', 'Location', ({ location }) => location, { priority: 'low' }),
  figuresColumn('startDate', 'Dates', datesOf, { width: '12rem' }),
  figuresColumn('numberOfGuards', 'Guards', ({ numberOfGuards }) => numberOfGuards.toLocaleString('en-IN'), {
    width: '4rem',
    card: 'end',
    cardLabel: 'Guards',
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
