import {
  type AssignmentStatus,
  assignmentStatuses,
  assignmentStatusLabels,
} from '@prahari/contract/assignments';
import { formatDay } from '@prahari/domain/format';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../base/ConfirmDialog/LazyConfirmDialog.tsx';
import { SegmentedControl } from '../../../base/SegmentedControl/SegmentedControl.tsx';

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

const options = assignmentStatuses.map((value) => ({
  value,
  label: assignmentStatusLabels[value],
  mark: marks[value],
}));

const endsAssignment = (endDate: string): string => {
  const until = formatDay(endDate);
  return `This ends your whole assignment${until && ` until ${until}`}, not just today’s shift.`;
};

/** Sets the assignment to Active, On break or Completed. Completed ends the assignment and asks for confirmation. */
export function AssignmentStatusControl({
  status,
  endDate,
  pending,
  onChange,
}: AssignmentStatusControlProps) {
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
        label="Your status"
        name="status"
        size="large"
        value={chosen ?? status}
        options={options}
        pending={pending}
        onChange={choose}
      />
      <LazyConfirmDialog
        isOpen={isConfirming}
        message="Mark this assignment as completed?"
        detail={`${endsAssignment(endDate)} This cannot be undone.`}
        confirmLabel="Mark as completed"
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
