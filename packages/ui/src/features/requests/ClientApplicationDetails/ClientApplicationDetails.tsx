import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatCount, formatDay, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { useAnswerItems } from '../../../base/DecisionDialog/useAnswerItems.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  clientApplicationDetailsWords,
  type SayClientApplicationDetails,
} from './client-application-details-words.ts';

export interface ClientApplicationDetailsProps
  extends Omit<DecisionDialogProps<ClientApplication>, 'title' | 'items'> {
  /** The record that the name of the client leads to once there is one. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

const itemsOf = (application: ClientApplication, t: SayClientApplicationDetails) => [
  { term: t('email'), detail: application.user.email || t('notGiven') },
  ...(application.phone ? [{ term: t('phone'), detail: formatPhone(application.phone) }] : []),
  { term: t('serviceType'), detail: labelOf(serviceTypeLabels, application.serviceType) || t('notGiven') },
  { term: t('location'), detail: application.location || t('notGiven') },
  { term: t('startDate'), detail: formatDay(application.startDate) || t('notGiven') },
  { term: t('endDate'), detail: formatDay(application.endDate) || t('notGiven') },
  { term: t('numberOfGuards'), detail: formatCount(application.numberOfGuards) },
  { term: t('received'), detail: formatDay(application.createdAt) || t('notGiven') },
];

/** A dialog with the details of a request for guards, and Accept and Decline while it is pending. */
export function ClientApplicationDetails({ recordLink, ...props }: ClientApplicationDetailsProps) {
  const t = useWords(clientApplicationDetailsWords);
  const answerItems = useAnswerItems();
  return (
    <DecisionDialog
      {...props}
      title={({ user, record }) =>
        record && recordLink ? <RowLink {...recordLink(record)}>{user.name}</RowLink> : user.name
      }
      items={(application) => [
        ...answerItems(application, labelOf(applicationStatusLabels, application.status)),
        ...itemsOf(application, t),
      ]}
    />
  );
}
