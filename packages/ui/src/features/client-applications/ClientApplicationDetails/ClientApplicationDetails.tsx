import {
  applicationStatusLabels,
  type ClientApplicationView,
  formatDay,
  labelOf,
  serviceTypeLabels,
} from '@prahari/contract';
import { DecisionDialog } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';

export interface ClientApplicationDetailsProps {
  /** The request to show; null closes the dialog. */
  application: ClientApplicationView | null;
  /** Accept was pressed. */
  onAccept: (application: ClientApplicationView) => void;
  /** Decline was pressed. */
  onDecline: (application: ClientApplicationView) => void;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

const itemsOf = (application: ClientApplicationView) => [
  {
    term: 'Status',
    detail: (
      <DecisionStatus status={application.status}>
        {labelOf(applicationStatusLabels, application.status)}
      </DecisionStatus>
    ),
  },
  { term: 'Email', detail: application.user.email || 'Not given' },
  { term: 'Service type', detail: labelOf(serviceTypeLabels, application.serviceType) || 'Not given' },
  { term: 'Location', detail: application.location || 'Not given' },
  { term: 'Start date', detail: formatDay(application.startDate) || 'Not given' },
  { term: 'End date', detail: formatDay(application.endDate) || 'Not given' },
  { term: 'Number of guards', detail: application.numberOfGuards.toLocaleString('en-IN') },
  { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
];

/** All of one request for guards; it can be decided here while it is pending. */
export function ClientApplicationDetails(props: ClientApplicationDetailsProps) {
  const { application, onAccept, onDecline, onClose } = props;
  if (!application) return null;
  return (
    <DecisionDialog
      title={application.user.name}
      isPending={application.status === 'pending'}
      items={itemsOf(application)}
      additionalDetails={application.additionalDetails}
      onAccept={() => onAccept(application)}
      onDecline={() => onDecline(application)}
      onClose={onClose}
    />
  );
}
