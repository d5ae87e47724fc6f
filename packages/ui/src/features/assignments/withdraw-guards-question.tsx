import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import type { SayOfficeAssignments } from './office-assignments-words.ts';

/** Asked before several guards are withdrawn, with what ends for each. @param assignments at least one */
export function withdrawGuardsQuestion(
  assignments: readonly Assignment[],
  t: SayOfficeAssignments,
): ConfirmQuestion {
  const { length } = assignments;
  return {
    message: t('withdrawTheseGuards', { count: length }),
    detail: (
      <>
        <p>{t('theseAssignmentsEndNow')}</p>
        <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
          {assignments.map(({ _id, guard, client }) => (
            <li key={_id}>
              <span className="font-semibold text-ink">{guard.user.name}</span>
              {client.user.name && t('fromName', { name: client.user.name })}
            </li>
          ))}
        </ul>
      </>
    ),
    confirmLabel: t('withdrawGuardsCount', { count: length }),
    tone: 'danger',
  };
}
