import { type AssignmentStatus, assignmentStatuses, assignmentStatusLabels } from '@prahari/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { SegmentedControl } from '../../../base/SegmentedControl/SegmentedControl.tsx';

export interface AssignmentStatusControlProps {
  /** A status the contract does not know selects none of the three. */
  status: string;
  /** True while a change is on its way. */
  pending: boolean;
  /** Another status was chosen; completed is asked about before. */
  onChange: (status: AssignmentStatus) => void;
}

const marks = { active: 'lantern', onBreak: 'pause', completed: 'tick' } as const;

const options = assignmentStatuses.map((value) => ({
  value,
  label: assignmentStatusLabels[value],
  mark: marks[value],
}));

/** Active, On break or Completed, under the thumb. Completed ends the assignment, so it asks first. */
export function AssignmentStatusControl({ status, pending, onChange }: AssignmentStatusControlProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  // Lit from the press until the server has answered; then what it holds is lit again.
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
      <ConfirmDialog
        isOpen={isConfirming}
        message="Mark this assignment as completed?"
        detail="It ends here, and you are free for another one. This cannot be undone."
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
