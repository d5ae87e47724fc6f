import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';

export interface DeclineDialogProps
  extends Omit<ConfirmDialogProps, 'confirmLabel' | 'detail' | 'isOpen' | 'message' | 'onConfirm' | 'tone'> {
  /** The applicant's name. */
  applicant: string;
  /** Number of applications, if several are declined. */
  count?: number | undefined;
  /** Characters that the reason may have. Leave out to ask for none. */
  reasonMax?: number | undefined;
  /** The reason at first: one that could not be sent before. */
  defaultReason?: string | undefined;
  /** Declining was confirmed; the reason is empty when none was given. */
  onConfirm: (reason: string) => void;
}

function questionFor(applicant: string, count: number | undefined): string {
  if (count) return count === 1 ? 'Decline 1 application?' : `Decline ${count} applications?`;
  return applicant ? `Decline the application of ${applicant}?` : 'Decline this application?';
}

/** Asks before declining, and for a reason. Props and `ref` go to the ConfirmDialog. */
export function DeclineDialog({
  applicant,
  count,
  reasonMax,
  defaultReason = '',
  onConfirm,
  ...dialog
}: DeclineDialogProps) {
  const [reason, setReason] = useState(defaultReason);
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      tone="danger"
      message={questionFor(applicant, count)}
      detail={
        reasonMax !== undefined && (
          <TextArea
            name="reason"
            label="Reason (optional)"
            hint={`${count ? 'Each' : 'The'} applicant gets it by mail and sees it after login.`}
            maxLength={reasonMax}
            value={reason}
            onChange={setReason}
          />
        )
      }
      confirmLabel="Decline"
      onConfirm={() => onConfirm(reason.trim())}
    />
  );
}
