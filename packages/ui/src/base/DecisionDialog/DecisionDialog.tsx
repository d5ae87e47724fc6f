import { DecisionButtons } from '../DecisionButtons/DecisionButtons.tsx';
import { DescriptionList, type DescriptionListProps } from '../DescriptionList/DescriptionList.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface DecisionDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  /** Shows Accept and Decline. */
  isPending: boolean;
  /** What the decision is based on. */
  items: DescriptionListProps['items'];
  /** Free text of the applicant; '' when there is none. */
  additionalDetails: string;
  /** Accept was pressed. */
  onAccept: () => void;
  /** Decline was pressed. */
  onDecline: () => void;
}

/** All of one application in a dialog; it can be decided there while it is pending. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, isPending, items, additionalDetails, onAccept, onDecline, onClose } = props;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={isPending && <DecisionButtons place="dialog" onAccept={onAccept} onDecline={onDecline} />}
    >
      <DescriptionList items={items} />
      <h3 className="mt-4 font-semibold text-muted text-xs">Additional details</h3>
      <p className="mt-1 whitespace-pre-line">{additionalDetails || 'None given'}</p>
    </Dialog>
  );
}
