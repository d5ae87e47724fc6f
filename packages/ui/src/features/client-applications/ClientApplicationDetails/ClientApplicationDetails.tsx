import {
  applicationStatusLabels,
  type ClientApplication,
  formatCount,
  formatDay,
  formatPhone,
  labelOf,
  serviceTypeLabels,
} from '@prahari/contract';
import { answerItems } from '../../../base/DecisionDialog/answer-items.tsx';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';

export type ClientApplicationDetailsProps = Omit<DecisionDialogProps<ClientApplication>, 'title' | 'items'>;

const itemsOf = (application: ClientApplication) => [
  ...answerItems(application, labelOf(applicationStatusLabels, application.status)),
  { term: 'Email', detail: application.user.email || 'Not given' },
  ...(application.phone ? [{ term: 'Phone', detail: formatPhone(application.phone) }] : []),
  { term: 'Service type', detail: labelOf(serviceTypeLabels, application.serviceType) || 'Not given' },
  { term: 'Location', detail: application.location || 'Not given' },
  { term: 'Start date', detail: formatDay(application.startDate) || 'Not given' },
  { term: 'End date', detail: formatDay(application.endDate) || 'Not given' },
  { term: 'Number of guards', detail: formatCount(application.numberOfGuards) },
  { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
];

/** A dialog with the details of a request for guards, and Accept and Decline while it is pending. */
export const ClientApplicationDetails = (props: ClientApplicationDetailsProps) => (
  <DecisionDialog {...props} title={({ user }) => user.name} items={itemsOf} />
);
