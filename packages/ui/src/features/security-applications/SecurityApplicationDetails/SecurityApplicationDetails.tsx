import {
  applicationStatusLabels,
  formatDay,
  formatYears,
  labelOf,
  type SecurityApplicationView,
} from '@prahari/contract';
import { DecisionDialog } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';

export interface SecurityApplicationDetailsProps {
  /** The application to show; null closes the dialog. */
  application: SecurityApplicationView | null;
  /** Accept was pressed. */
  onAccept: (application: SecurityApplicationView) => void;
  /** Decline was pressed. */
  onDecline: (application: SecurityApplicationView) => void;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

const itemsOf = (application: SecurityApplicationView) => [
  {
    term: 'Status',
    detail: (
      <DecisionStatus status={application.status}>
        {labelOf(applicationStatusLabels, application.status)}
      </DecisionStatus>
    ),
  },
  { term: 'Email', detail: application.user.email || 'Not given' },
  { term: 'Phone', detail: application.phoneNumber || 'Not given' },
  { term: 'Date of birth', detail: formatDay(application.dateOfBirth) || 'Not given' },
  { term: 'Experience', detail: formatYears(application.experience) },
  { term: 'Qualifications', detail: application.qualifications || 'Not given' },
  { term: 'Previous employer', detail: application.previousEmployer || 'None given' },
  { term: 'Address', detail: application.address || 'Not given' },
  { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
];

/** All of one job application; it can be decided here while it is pending. */
export function SecurityApplicationDetails(props: SecurityApplicationDetailsProps) {
  const { application, onAccept, onDecline, onClose } = props;
  if (!application) return null;
  return (
    <DecisionDialog
      title={application.fullName || application.user.name}
      isPending={application.status === 'pending'}
      items={itemsOf(application)}
      additionalDetails={application.additionalDetails}
      onAccept={() => onAccept(application)}
      onDecline={() => onDecline(application)}
      onClose={onClose}
    />
  );
}
