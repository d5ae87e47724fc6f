import { type ClientApplicationView, formatDay, labelOf, serviceTypeLabels } from '@prahari/contract';
import { DecisionButtons } from '../../../base/DecisionButtons/DecisionButtons.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { ApplicationStatus } from '../ApplicationStatus/ApplicationStatus.tsx';

export interface ClientApplicationDetailsProps {
  /** Null closes the dialog. */
  application: ClientApplicationView | null;
  /** The request was accepted. */
  onAccept: (application: ClientApplicationView) => void;
  /** The request was declined. */
  onDecline: (application: ClientApplicationView) => void;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

/** All of one request for guards; it can be answered here while it is pending. */
export function ClientApplicationDetails(props: ClientApplicationDetailsProps) {
  const { application, onAccept, onDecline, onClose } = props;
  if (!application) return null;
  const { user, additionalDetails } = application;
  return (
    <Dialog
      title={user.name}
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
          {
            term: 'Service type',
            detail: labelOf(serviceTypeLabels, application.serviceType) || 'Not given',
          },
          { term: 'Location', detail: application.location || 'Not given' },
          { term: 'Start date', detail: formatDay(application.startDate) || 'Not given' },
          { term: 'End date', detail: formatDay(application.endDate) || 'Not given' },
          { term: 'Number of guards', detail: application.numberOfGuards.toLocaleString('en-IN') },
          { term: 'Received', detail: formatDay(application.createdAt) || 'Not given' },
        ]}
      />
      <h3 className="mt-4 font-semibold text-muted text-xs">Additional details</h3>
      <p className="mt-1 whitespace-pre-line">{additionalDetails || 'None given'}</p>
    </Dialog>
  );
}
