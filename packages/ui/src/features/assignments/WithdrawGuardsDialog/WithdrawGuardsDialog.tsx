import type { Assignment } from '@prahari/contract/assignments.schemas';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

export interface WithdrawGuardsDialogProps {
  /** The open assignments that would end; at least one. */
  assignments: readonly Assignment[];
  /** Withdrawing all of them was confirmed. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

/** Confirms the withdrawal of several guards, with what ends for each. */
export function WithdrawGuardsDialog({ assignments, onConfirm, onCancel }: WithdrawGuardsDialogProps) {
  const { length } = assignments;
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      message={length === 1 ? 'Withdraw this guard?' : `Withdraw these ${length} guards?`}
      detail={
        <>
          <p>These assignments end now:</p>
          <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
            {assignments.map(({ _id, guard, client }) => (
              <li key={_id}>
                <span className="font-semibold text-ink">{guard.user.name}</span>
                {client.user.name && `, from ${client.user.name}`}
              </li>
            ))}
          </ul>
        </>
      }
      confirmLabel={length === 1 ? 'Withdraw' : `Withdraw ${length} guards`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
