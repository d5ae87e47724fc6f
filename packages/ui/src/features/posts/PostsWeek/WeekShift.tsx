import type { Post } from '@prahari/contract/posts.schemas';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { dutyOfGuard } from '../duty-of-guard.ts';
import { shiftText } from './shift-text.ts';
import { type PostShift, WEEK_HOURS } from './week-shifts.ts';

export interface WeekShiftProps {
  post: Post;
  shift: PostShift;
  now: Date;
  initials: ReadonlyMap<string, string>;
  onPress: () => void;
}

/**
 * How many avatars fit, with the number of empty places beside them. Those of a 12-hour shift may extend over the 12 free hours after
 * it, except at the right edge of the week.
 */
const AVATARS = { atRightEdge: 2, beforeFreeHours: 3, wholeDay: 4 } as const;

function avatarsOf({ start, hours }: PostShift): number {
  if (hours > 12) return AVATARS.wholeDay;
  return start + hours < WEEK_HOURS ? AVATARS.beforeFreeHours : AVATARS.atRightEdge;
}

const rule = (people: number, empty: number): string => {
  if (people === 0) return 'border-dotted border-line-strong';
  return empty > 0 ? 'border-dashed border-ink' : 'border-solid border-ink';
};

/** One shift: its people, its empty places, and a rule that is solid when full, dashed when short, dotted with nobody. */
export function WeekShift({ post, shift, now, initials, onPress }: WeekShiftProps) {
  const { people, empty, start, hours, isNow } = shift;
  const room = avatarsOf(shift);
  const text = shiftText(post, shift, now);
  return (
    <button
      type="button"
      title={text}
      onClick={onPress}
      style={{ insetInlineStart: `${(start / WEEK_HOURS) * 100}%`, width: `${(hours / WEEK_HOURS) * 100}%` }}
      className={`absolute inset-y-2 flex items-center print:flex! border-b-2 pb-0.5 hover:bg-accent/15 ${isNow ? 'border-accent-edge border-solid' : rule(people.length, empty)}`}
    >
      <span className="sr-only">{text}</span>
      {people.slice(0, room).map((assignment, index) => (
        <Avatar
          key={assignment._id}
          name={assignment.guard.name}
          initials={initials.get(assignment.guard._id)}
          state={isNow ? dutyOfGuard(assignment, now).state : undefined}
          size="xsmall"
          decorative
          className={index > 0 ? '-ms-0.5' : 'ms-1'}
        />
      ))}
      {people.length > room && (
        <span aria-hidden="true" className="ms-px text-xs">
          +{people.length - room}
        </span>
      )}
      {empty > 0 && (
        <span aria-hidden="true" className="ms-px inline-flex items-center gap-px font-semibold text-xs">
          <LanternMarks filled={0} total={1} />
          {empty > 1 && empty}
        </span>
      )}
    </button>
  );
}
