import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { decisionWords } from '../DecisionButtons/decision-words.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { useWords } from '../words/useWords.ts';

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

/** Asks before declining, and for a reason. Props and `ref` go to the ConfirmDialog. */
export function DeclineDialog({
  applicant,
  count,
  reasonMax,
  defaultReason = '',
  onConfirm,
  ...dialog
}: DeclineDialogProps) {
  const t = useWords(decisionWords);
  const ofOne = applicant ? t('declineOf', { applicant }) : t('declineThis');
  const [reason, setReason] = useState(defaultReason);
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      tone="danger"
      message={count ? t('declineMany', { count }) : ofOne}
      detail={
        reasonMax !== undefined && (
          <TextArea
            name="reason"
            label={t('optionalReason')}
            hint={t(count ? 'eachIsTold' : 'isTold')}
            maxLength={reasonMax}
            value={reason}
            onChange={setReason}
          />
        )
      }
      confirmLabel={t('decline')}
      onConfirm={() => onConfirm(reason.trim())}
    />
  );
}
