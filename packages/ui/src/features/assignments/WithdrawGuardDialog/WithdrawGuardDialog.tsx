import { assignmentMessages, shiftLabels } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import { useState } from 'react';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type SayWithdrawGuardDialog, withdrawGuardDialogWords } from './withdraw-guard-dialog-words.ts';

export interface WithdrawGuardDialogProps {
  /** Open assignments of one client; with several, the dialog asks which and selects none. Empty closes it. */
  assignments: readonly Assignment[];
  /** The client's name. */
  clientName: string;
  /** The assignment to end was chosen and confirmed. */
  onConfirm: (assignment: Assignment) => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

const assignmentText = ({ shift, endDate }: Assignment, t: SayWithdrawGuardDialog): string =>
  [
    shift && `${labelOf(shiftLabels, shift)}${shift === '24h' ? '' : ' shift'}`,
    endDate && t('untilDay', { day: formatDay(endDate) }),
  ]
    .filter(Boolean)
    .join(', ');

/** Confirms the withdrawal of a guard with SPEC section 8's question. */
export function WithdrawGuardDialog({
  assignments,
  clientName,
  onConfirm,
  onCancel,
}: WithdrawGuardDialogProps) {
  const t = useWords(withdrawGuardDialogWords);
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [first, second] = assignments;
  const assignment = second ? assignments.find(({ _id }) => _id === chosen) : first;
  const choose = (id: string) => {
    setChosen(id);
    setIsMissing(false);
  };
  const detail = first && (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {second ? (
        <>
          <p>{t('fromClientName', { clientName })}</p>
          <SelectField
            label={t('guard')}
            name="assignmentId"
            placeholder={t('chooseGuard')}
            error={isMissing ? t('chooseGuard') : undefined}
            value={chosen}
            onChange={choose}
            options={assignments.map((each) => ({
              value: each._id,
              label: [each.guard.user.name, assignmentText(each, t)].filter(Boolean).join(', '),
            }))}
          />
        </>
      ) : (
        <p>
          {[t('fromName', { name: first.guard.user.name, clientName }), assignmentText(first, t)]
            .filter(Boolean)
            .join('. ')}
          .
        </p>
      )}
    </div>
  );
  return (
    <ConfirmDialog
      isOpen={first !== undefined}
      message={assignmentMessages.confirmWithdraw}
      detail={detail}
      confirmLabel={t('withdraw')}
      tone="danger"
      onConfirm={() => (assignment ? onConfirm(assignment) : setIsMissing(true))}
      onCancel={onCancel}
    />
  );
}
