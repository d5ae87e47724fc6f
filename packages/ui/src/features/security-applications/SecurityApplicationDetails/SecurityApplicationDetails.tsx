import {
  applicationStatusLabels,
  formatDay,
  formatPhone,
  formatYears,
  labelOf,
  type SecurityApplication,
} from '@prahari/contract';
import { answerItems } from '../../../base/DecisionDialog/answer-items.tsx';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';

export type SecurityApplicationDetailsProps = Omit<
  DecisionDialogProps<SecurityApplication>,
  'title' | 'items'
>;

const itemsOf = (application: SecurityApplication) => [
  ...answerItems(application, labelOf(applicationStatusLabels, application.status)),
  { term: 'Email', detail: application.user.email || 'Not given' },
  { term: 'Phone', detail: formatPhone(application.phoneNumber) || 'Not given' },
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
