import {
  applicationStatusLabels,
  formatDay,
  formatYears,
  labelOf,
  type SecurityApplication,
} from '@prahari/contract';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';

export type SecurityApplicationDetailsProps = Omit<
  DecisionDialogProps<SecurityApplication>,
  'title' | 'items'
>;

const itemsOf = (application: SecurityApplication) => [
  {
    term: 'Status',
    detail: (
      <DecisionStatus status={application.status}>
        {labelOf(applicationStatusLabels, application.status)}
      </DecisionStatus>
    ),
  },
  ...(application.declineReason ? [{ term: 'Reason', detail: application.declineReason }] : []),
  { term: 'Email', detail: application.user.email || 'Not given' },
  { term: 'Phone', detail: application.phoneNumber || 'Not given' },
  { term: 'Date of birth', detail: formatDay(application.dateOfBirth) || 'Not given' },
  { term: 'Experience', detail: formatYears(application.experience) },
  { term: 'Qualifications', detail: application.qualifications || 'Not given' },
  { term: 'Previous employer', detail: application.previousEmployer || 'None given' },
  { term: 'Address', detail: application.address || 'Not given' },
  { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
];

/** A dialog with the details of a job application, and Accept and Decline while it is pending. */
export const SecurityApplicationDetails = (props: SecurityApplicationDetailsProps) => (
  <DecisionDialog {...props} title={({ fullName, user }) => fullName || user.name} items={itemsOf} />
);
