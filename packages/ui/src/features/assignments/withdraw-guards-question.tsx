import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';

/** Asked before several guards are withdrawn, with what ends for each. @param assignments at least one */
export function withdrawGuardsQuestion(assignments: readonly Assignment[]): ConfirmQuestion {
  const { length } = assignments;
  return {
    message: length === 1 ? 'Withdraw this guard?' : `Withdraw these ${length} guards?`,
    detail: (
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
    ),
    confirmLabel: length === 1 ? 'Withdraw' : `Withdraw ${length} guards`,
    tone: 'danger',
  };
}
