import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { formatDay } from '@prahari/domain/format';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { distinctInitials } from '../../base/Avatar/distinct-initials.ts';
import { Button } from '../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { dutyOfGuard } from './duty-of-guard.ts';
import { officePostsWords } from './office-posts-words.ts';

export interface GuardsOfPostListProps {
  assignments: readonly PostAssignment[];
  now: Date;
  /** Replace one guard by another. */
  onReplace: (assignment: PostAssignment) => void;
  /** Swap a duty of one guard with somebody else's. Without it there is no such button. */
  onSwap?: ((assignment: PostAssignment) => void) | undefined;
  /** Leads to a guard's record. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
}

/** The guards of a post: what each does now, until when, and who could take the place. */
export function GuardsOfPostList({ assignments, now, onReplace, onSwap, guardLink }: GuardsOfPostListProps) {
  const t = useWords(officePostsWords);
  const initials = distinctInitials(assignments.map(({ guard }) => ({ id: guard._id, name: guard.name })));
  return (
    <ul>
      {assignments.map((assignment) => {
        const { _id, guard, endDate } = assignment;
        const { state, text } = dutyOfGuard(assignment, now, t);
        return (
          <li key={_id} className="flex min-h-14 items-center gap-3 border-line border-t py-1.5">
            <Avatar
              name={guard.name}
              personId={guard._id}
              initials={initials.get(guard._id)}
              state={state}
              size="medium"
              decorative
            />
            <span className="min-w-0 flex-1">
              <span className="block font-name">
                {guardLink ? <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink> : guard.name}
              </span>
              <span className="text-muted text-xs">
                {t('untilDay', { state: text, day: formatDay(endDate) })}
              </span>
            </span>
            <span className="flex shrink-0 gap-1 max-sm:flex-col-reverse">
              {onSwap && (
                <Button
                  size="small"
                  variant="plain"
                  aria-label={t('swapDutyOf', { name: guard.name })}
                  className="shrink-0"
                  onPress={() => onSwap(assignment)}
                >
                  {t('swap')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={t('replaceName', { name: guard.name })}
                className="shrink-0"
                onPress={() => onReplace(assignment)}
              >
                {t('replace')}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
