import { applicationStatusLabels } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatDay, formatYears, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { DecisionDialog, type DecisionDialogProps } from '../../../base/DecisionDialog/DecisionDialog.tsx';
import { useAnswerItems } from '../../../base/DecisionDialog/useAnswerItems.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';

export interface SecurityApplicationDetailsProps
  extends Omit<DecisionDialogProps<SecurityApplication>, 'title' | 'items'> {
  /** The record that the name of the applicant leads to once there is one. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

const itemsOf = (application: SecurityApplication) => [
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
export function SecurityApplicationDetails({ recordLink, ...props }: SecurityApplicationDetailsProps) {
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
        ...itemsOf(application),
      ]}
    />
  );
}
