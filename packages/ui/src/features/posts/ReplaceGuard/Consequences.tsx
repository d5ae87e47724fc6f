import type { Candidate } from '@prahari/contract/post-guards.schemas';
import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import { dutyAt } from '@prahari/domain/duty';
import { formatDay } from '@prahari/domain/format';
import { hoursOf } from '@prahari/domain/post-hours';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { replaceGuardWords } from './replace-guard-words.ts';

export interface ConsequencesProps {
  assignment: PostAssignment;
  /** The current time: a guard who is there leaves, another does not begin. */
  now: Date;
  /** First day of the new guard. */
  from: Day;
  /** Last day of the new guard; undefined for good. */
  until?: Day | undefined;
  /** Undefined until one is chosen. */
  candidate: Candidate | undefined;
  /** The post's place. */
  city: string;
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

const isElsewhere = ({ city: home }: Candidate, city: string): boolean =>
  home !== '' && city !== '' && home.trim().toLowerCase() !== city.trim().toLowerCase();

/** The result with its dates: when the one ends and the other begins. */
export function Consequences({ assignment, now, from, until, candidate, city }: ConsequencesProps) {
  const t = useWords(replaceGuardWords);
  const { guard, startDate, endDate } = assignment;
  const leaver = firstName(guard.name);
  const start = hoursOf(assignment)?.startsAt;
  const leavesText =
    (dutyAt(assignment, now)?.state ?? 'assigned') === 'assigned' ? t('doesNotBegin') : t('leavesToday');
  const isBack = until !== undefined && until < endDate;
  const leaving = isBack
    ? t('isBackLeaver', { leaver })
    : from > startDate
      ? t('sLastDay', { leaver })
      : `${leaver} ${leavesText}`;
  return (
    <div
      role="status"
      className="grid items-center gap-4 rounded-md bg-sunken p-4 sm:grid-cols-[1fr_auto_1fr]"
    >
      <div className="flex items-center gap-3">
        <Avatar name={guard.name} personId={guard._id} size="medium" state="off" decorative />
        <div>
          <p className="font-semibold">{leaving}</p>
          <p className="text-muted text-xs">
            {isBack
              ? t('onDay', { day: formatDay(addDays(until, 1)) })
              : from > startDate
                ? t('thenFreeForOther', { day: formatDay(addDays(from, -1)) })
                : t('freeForOtherPosts')}
          </p>
        </div>
      </div>
      <Icon name="chevron-right" className="size-5 text-muted max-sm:hidden" />
      <div className="flex items-center gap-3">
        {candidate ? (
          <Avatar name={candidate.name} personId={candidate._id} size="medium" decorative />
        ) : (
          <span
            aria-hidden="true"
            className="size-10 shrink-0 rounded-full border border-line-strong border-dashed"
          />
        )}
        <div>
          <p className="font-semibold">
            {candidate ? t('takesOverFirst', { first: firstName(candidate.name) }) : t('chooseNewGuard')}
          </p>
          <p className="text-muted text-xs tabular-nums">
            {t('fromTo', {
              from: [formatDay(from), start].filter(Boolean).join(', '),
              to: formatDay(until ?? endDate),
            })}
          </p>
          {candidate && isElsewhere(candidate, city) && (
            <p className="font-semibold text-warning text-xs">
              {t('homeCityIsNot', { home: candidate.city, city: city })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
