import { formatDay, formatYears, type SecurityApplicationView } from '@prahari/contract';
import { DecisionButtons } from '../../../base/DecisionButtons/DecisionButtons.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { ApplicationStatus } from '../ApplicationStatus/ApplicationStatus.tsx';

export interface SecurityApplicationDetailsProps {
  /** Null closes the dialog. */
  application: SecurityApplicationView | null;
  /** The application was accepted. */
  onAccept: (application: SecurityApplicationView) => void;
  /** The application was declined. */
  onDecline: (application: SecurityApplicationView) => void;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

/** All of one job application; it can be answered here while it is pending. */
export function SecurityApplicationDetails(props: SecurityApplicationDetailsProps) {
  const { application, onAccept, onDecline, onClose } = props;
  if (!application) return null;
  const { user, fullName, experience } = application;
  return (
    <Dialog
      title={fullName || user.name}
      isOpen
      onClose={onClose}
      footer={
        application.status === 'pending' && (
          <DecisionButtons
            place="dialog"
            onAccept={() => onAccept(application)}
            onDecline={() => onDecline(application)}
          />
        )
      }
    >
      <DescriptionList
        items={[
          { term: 'Status', detail: <ApplicationStatus status={application.status} /> },
          { term: 'Email', detail: user.email || 'Not given' },
          { term: 'Phone', detail: application.phoneNumber || 'Not given' },
          { term: 'Date of birth', detail: formatDay(application.dateOfBirth) || 'Not given' },
          { term: 'Experience', detail: formatYears(experience) },
          { term: 'Qualifications', detail: application.qualifications || 'Not given' },
          { term: 'Previous employer', detail: application.previousEmployer || 'None given' },
          { term: 'Address', detail: application.address || 'Not given' },
          { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
        ]}
      />
      <h3 className="mt-4 font-semibold text-muted text-xs">Additional details</h3>
      <p className="mt-1 whitespace-pre-line">{application.additionalDetails || 'None given'}</p>
    </Dialog>
  );
}
