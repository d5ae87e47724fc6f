import {
  type AssignmentStatus,
  assignmentStatuses,
  assignmentStatusLabels,
} from '@prahari/contract/assignments';
import { formatDay } from '@prahari/domain/format';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../base/ConfirmDialog/LazyConfirmDialog.tsx';
import { SegmentedControl } from '../../../base/SegmentedControl/SegmentedControl.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';

export interface AssignmentStatusControlProps {
  /** The saved status; an unknown one selects none of the three. */
  status: string;
  /** Last day of the assignment, `YYYY-MM-DD`; '' when unknown. */
  endDate: string;
  /** True while a change is being saved. */
  pending: boolean;
  /** Called with the new status; `completed` only after confirmation. */
  onChange: (status: AssignmentStatus) => void;
}

const marks = { active: 'lantern', onBreak: 'pause', completed: 'tick' } as const;

/** Sets the assignment to Active, On break or Completed. Completed ends the assignment and asks for confirmation. */
export function AssignmentStatusControl({
  status,
  endDate,
  pending,
  onChange,
}: AssignmentStatusControlProps) {
  const t = useWords(guardDutyWords);
  const say = useTexts();
  const until = formatDay(endDate, useDateNames());
  const [isConfirming, setIsConfirming] = useState(false);
  // Shows the new status until the change is saved or has failed.
  const [chosen, setChosen] = useState<AssignmentStatus | null>(null);
  const [wasPending, setWasPending] = useState(pending);
  if (wasPending !== pending) {
    setWasPending(pending);
    if (!pending) setChosen(null);
  }

  function choose(value: string): void {
    const wanted = assignmentStatuses.find((known) => known === value);
    if (!wanted || wanted === status || pending) return;
    setChosen(wanted);
    if (wanted === 'completed') setIsConfirming(true);
    else onChange(wanted);
  }

  return (
    <>
      <SegmentedControl
        label={t('yourStatus')}
        name="status"
        size="large"
        value={chosen ?? status}
        options={assignmentStatuses.map((one) => ({
          value: one,
          label: say(assignmentStatusLabels[one]),
          mark: marks[one],
        }))}
        pending={pending}
        onChange={choose}
      />
      <LazyConfirmDialog
        isOpen={isConfirming}
        message={t('completeAssignment')}
        detail={until ? t('endsWholeAssignmentUntil', { day: until }) : t('endsWholeAssignment')}
        confirmLabel={t('completeButton')}
        onConfirm={() => {
          setIsConfirming(false);
          onChange('completed');
        }}
        onCancel={() => {
          setIsConfirming(false);
          setChosen(null);
        }}
      />
    </>
  );
}
