import { applicationStatusLabels } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatDay, formatYears, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { useAnswerItems } from '../../../base/DecisionDialog/useAnswerItems.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  type SaySecurityApplicationDetails,
  securityApplicationDetailsWords,
} from './security-application-details-words.ts';

export interface SecurityApplicationDetailsProps
  extends Omit<DecisionDialogProps<SecurityApplication>, 'title' | 'items'> {
  /** The record that the name of the applicant leads to once there is one. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

const itemsOf = (application: SecurityApplication, t: SaySecurityApplicationDetails) => [
  { term: t('email'), detail: application.user.email || t('notGiven') },
  { term: t('phone'), detail: formatPhone(application.phoneNumber) || t('notGiven') },
  { term: t('dateOfBirth'), detail: formatDay(application.dateOfBirth) || t('notGiven') },
  { term: t('experience'), detail: formatYears(application.experience) },
  { term: t('qualifications'), detail: application.qualifications || t('notGiven') },
  { term: t('previousEmployer'), detail: application.previousEmployer || t('noneGiven') },
  { term: t('address'), detail: application.address || t('notGiven') },
  { term: t('received'), detail: formatDay(application.createdAt) || t('notGiven') },
];

/** A dialog with the details of a job application, and Accept and Decline while it is pending. */
export function SecurityApplicationDetails({ recordLink, ...props }: SecurityApplicationDetailsProps) {
  const t = useWords(securityApplicationDetailsWords);
  const answerItems = useAnswerItems();
  return (
    <DecisionDialog
      {...props}
      title={({ fullName, user, record }) =>
        record && recordLink ? (
          <RowLink {...recordLink(record)}>{fullName || user.name}</RowLink>
        ) : (
          fullName || user.name
        )
      }
      items={(application) => [
        ...answerItems(application, labelOf(applicationStatusLabels, application.status)),
        ...itemsOf(application, t),
      ]}
    />
  );
}
