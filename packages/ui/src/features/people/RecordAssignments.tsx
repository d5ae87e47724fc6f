import { shiftLabels } from '@prahari/contract/assignments';
import type { RecordAssignment } from '@prahari/contract/guards.schemas';
import { formatDay } from '@prahari/domain/format';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePeopleWords, type SayOfficePeople } from './office-people-words.ts';
import { RecordSection } from './RecordSection.tsx';

export interface RecordAssignmentsProps {
  title: string;
  assignments: readonly RecordAssignment[];
  /** The party whose name a row shows. */
  other: 'guard' | 'client';
  linkOf: (id: string) => LinkTarget;
  /** The sentence in place of rows. */
  none: string;
}

const dayCount = (days: number, t: SayOfficePeople): string => t('days', { days });

const datesOf = ({ startDate, endDate }: RecordAssignment, t: SayOfficePeople): string =>
  endDate < startDate
    ? t('endedBeforeItBegan', { day: formatDay(startDate) })
    : `${formatDay(startDate)} – ${formatDay(endDate)}`;

/** Assignments by date, the latest first; open ones are marked. */
export const RecordAssignments = ({ title, assignments, other, linkOf, none }: RecordAssignmentsProps) => {
  const t = useWords(officePeopleWords);
  return (
    <RecordSection title={title} note={assignments.length ? `${assignments.length}` : undefined}>
      {assignments.length === 0 && <p className="text-muted text-sm">{none}</p>}
      <ul className="mt-1.5 text-sm">
        {assignments.map((one) => {
          const isOpen = one.status !== 'completed';
          return (
            <li
              key={one._id}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line py-2 ps-3 not-first:border-t @min-[44rem]:grid-cols-[minmax(0,1fr)_5.5rem_15rem_5rem] @min-[44rem]:items-center ${isOpen ? 'border-s-3 border-s-accent-edge' : 'border-s-3 border-s-transparent'}`}
            >
              <span className="min-w-0 font-medium">
                <RowLink {...linkOf(one[other]._id)}>{one[other].name}</RowLink>
                {one.city && (
                  <span className="font-normal text-muted touch:block">
                    <span className="touch:hidden">, </span>
                    {one.city}
                  </span>
                )}
                {isOpen && <span className="sr-only"> {t('open')}</span>}
              </span>
              <span className="text-end @min-[44rem]:text-start">{shiftLabels[one.shift]}</span>
              <span className="text-muted text-xs tabular-nums @min-[44rem]:text-ink @min-[44rem]:text-sm">
                {datesOf(one, t)}
              </span>
              <span className="text-end text-muted text-xs tabular-nums @min-[44rem]:text-ink @min-[44rem]:text-sm">
                {dayCount(one.days, t)}
              </span>
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
};
