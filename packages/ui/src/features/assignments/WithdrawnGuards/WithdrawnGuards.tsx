import { ownAssignmentMessages } from '@prahari/contract/assignments';
import type { WithdrawnAssignment } from '@prahari/contract/assignments.schemas';
import { formatDay } from '@prahari/domain/format';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';

export interface WithdrawnGuardsProps {
  /** The last assignments of guards who left. */
  assignments: readonly WithdrawnAssignment[];
}

/** Tells a client of each guard who left lately. */
export function WithdrawnGuards({ assignments }: WithdrawnGuardsProps) {
  const t = useWords(clientGuardsWords);
  const say = useTexts();
  const names = useDateNames();
  if (assignments.length === 0) return null;
  return (
    <ul aria-label={t('guardsLeft')} className="mb-6 divide-y divide-line border-line border-y">
      {assignments.map(({ _id, guard, completedAt }) => (
        <li key={_id} className="flex items-center gap-3 py-3">
          <Avatar name={guard.user.name} personId={guard._id} decorative />
          <div className="min-w-0">
            <p className="font-medium text-sm">{say(ownAssignmentMessages.completedForClient)}</p>
            <p className="wrap-anywhere text-muted text-sm">{`${guard.user.name}, ${formatDay(completedAt, names)}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
