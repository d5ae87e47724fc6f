import type { ClientAssignment } from '@prahari/contract/assignments.schemas';
import { dutyAt } from '@prahari/domain/duty';
import { type DateNames, formatDay } from '@prahari/domain/format';
import { hoursOf, timingOf } from '@prahari/domain/post-hours';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AssignmentStatus } from '../AssignmentStatus/AssignmentStatus.tsx';
import { clientGuardsWords, type SayGuards } from '../client-guards-words.ts';
import type { GuardNow } from '../guard-now.ts';
import { DayMarks } from '../LastDays/DayMarks.tsx';
import type { GuardDays } from '../past-days.ts';
import { addressLines } from '../postal-address.ts';
import { shiftText } from '../shift-text.ts';

export interface AssignedGuardCardProps {
  /** The guard’s open assignment at this client. */
  assignment: ClientAssignment;
  /** The current instant: says whether the guard is on duty. */
  now: Date;
  /** Initials that tell the guard from others of the list; those of the name when left out. */
  initials?: string | undefined;
  /** The place is said elsewhere. */
  hidePlace?: boolean | undefined;
  /** The state now where the server tells it; else the clock does. */
  state?: GuardNow | undefined;
  /** The guard’s last days at this client, where the server tells them. */
  lastDays?: GuardDays | undefined;
  /** Buttons below. */
  actions?: ReactNode;
}

/** A guard assigned to the client: name, shift, dates and address. */
export function AssignedGuardCard({
  assignment,
  now,
  initials,
  hidePlace = false,
  state,
  lastDays,
  actions,
}: AssignedGuardCardProps) {
  const t = useWords(clientGuardsWords);
  const say = useTexts();
  const names = useDateNames();
  const heading = useId();
  const { guard, status } = assignment;
  const duty = state ?? dutyAt(assignment, now);
  return (
    <article aria-labelledby={heading} className="border-line-strong border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar
          name={guard.user.name}
          personId={guard._id}
          initials={initials}
          state={duty?.state}
          size="large"
          decorative
        />
        <div className="flex min-w-0 flex-[1_1_8rem] flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 id={heading} className="wrap-anywhere font-semibold text-lg">
              {guard.user.name}
            </h2>
            {duty && <p className="text-muted text-sm">{say(duty.text)}</p>}
          </div>
          {!(status === 'active' && isAway(state)) && <AssignmentStatus status={status} />}
        </div>
      </div>
      <div className="mt-3">
        <DescriptionList items={detailsOf({ assignment, hidePlace, lastDays }, { t, say, names })} />
      </div>
      {actions && <div className="mt-3 flex flex-wrap items-center gap-2">{actions}</div>}
    </article>
  );
}

/** True if the server says that the guard is not there, whatever the assignment is called. */
const isAway = (state: GuardNow | undefined): boolean =>
  state?.state === 'absent' || state?.state === 'assigned';

interface Shown {
  t: SayGuards;
  say: (text: string) => string;
  names: DateNames;
}

function detailsOf(
  {
    assignment,
    hidePlace,
    lastDays,
  }: Pick<AssignedGuardCardProps, 'assignment' | 'lastDays'> & { hidePlace: boolean },
  { t, say, names }: Shown,
) {
  const { guard, shift, location, startDate, endDate } = assignment;
  const hours = hoursOf(assignment);
  return [
    { term: t('experience'), detail: t('years', { count: guard.experience }) },
    { term: t('shift'), detail: shiftText(shift, hours && timingOf(hours), say) },
    ...(lastDays
      ? [
          {
            term: t(lastDays.isNight ? 'lastNights' : 'lastDays'),
            detail: <DayMarks days={lastDays.days} />,
          },
        ]
      : []),
    { term: t('location'), detail: hidePlace ? '' : addressLines(location).join(', ') },
    { term: t('from'), detail: formatDay(startDate, names) },
    { term: t('to'), detail: formatDay(endDate, names) },
  ].filter(({ detail }) => detail !== '');
}
