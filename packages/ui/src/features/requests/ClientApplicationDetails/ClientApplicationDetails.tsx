import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatCount, formatDay, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { useAnswerItems } from '../../../base/DecisionDialog/useAnswerItems.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';

export interface ClientApplicationDetailsProps
  extends Omit<DecisionDialogProps<ClientApplication>, 'title' | 'items'> {
  /** The record that the name of the client leads to once there is one. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

const itemsOf = (application: ClientApplication) => [
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
export function ClientApplicationDetails({ recordLink, ...props }: ClientApplicationDetailsProps) {
  const answerItems = useAnswerItems();
  return (
    <DecisionDialog
      {...props}
      title={({ user, record }) =>
        record && recordLink ? <RowLink {...recordLink(record)}>{user.name}</RowLink> : user.name
      }
      items={(application) => [
        ...answerItems(application, labelOf(applicationStatusLabels, application.status)),
        ...itemsOf(application),
      ]}
    />
  );
}
