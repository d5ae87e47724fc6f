import type { Candidate } from '@prahari/contract/post-guards.schemas';
import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import { dutyAt } from '@prahari/domain/duty';
import { formatDay } from '@prahari/domain/format';
import { hoursOf } from '@prahari/domain/post-hours';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';

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
  const { guard, startDate, endDate } = assignment;
  const leaver = firstName(guard.name);
  const start = hoursOf(assignment)?.startsAt;
  const leavesText =
    (dutyAt(assignment, now)?.state ?? 'assigned') === 'assigned' ? 'does not begin' : 'leaves today';
  const isBack = until !== undefined && until < endDate;
  const leaving = isBack
    ? `${leaver} is back`
    : from > startDate
      ? `${leaver}’s last day`
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
              ? `On ${formatDay(addDays(until, 1))}.`
              : from > startDate
                ? `${formatDay(addDays(from, -1))}. Then free for other posts.`
                : 'Free for other posts.'}
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
            {candidate ? `${firstName(candidate.name)} takes over` : 'Choose the new guard'}
          </p>
          <p className="text-muted text-xs tabular-nums">
            {`${[formatDay(from), start].filter(Boolean).join(', ')} to ${formatDay(until ?? endDate)}`}
          </p>
          {candidate && isElsewhere(candidate, city) && (
            <p className="font-semibold text-warning text-xs">
              {`Home city is ${candidate.city}, not ${city}`}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
