import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { emptyOn } from '../empty-by-day.ts';

const grid = 'grid grid-cols-7 gap-0.5 text-center text-xs tabular-nums';

/** The days of the month above EmptyWeek, today first. */
export function WeekHead({ days }: { days: readonly Day[] }) {
  return (
    <span className="grid grid-cols-[auto_1fr] items-center gap-2">
      Empty on
      <span className={grid}>
        {days.map((day, index) => (
          <span key={day} className={index === 0 ? 'bg-sunken text-ink' : undefined}>
            {Number(day.slice(-2))}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Empty places of a post on each of seven days: a number, a tick for none, nothing outside the post's dates. */
export function EmptyWeek({ post, days }: { post: Post; days: readonly Day[] }) {
  return (
    <span className="grid grid-cols-[auto_1fr] gap-2">
      <span aria-hidden="true" className="invisible text-xs">
        Empty on
      </span>
      <span className={grid}>
        {days.map((day, index) => {
          const empty = emptyOn(post, day);
          const isGap = empty !== undefined && empty > 0;
          return (
            <span
              key={day}
              title={formatDay(day)}
              className={`border-b-2 ${index === 0 ? 'bg-sunken' : ''} ${isGap ? 'border-line-strong border-dotted font-semibold' : 'border-transparent text-faint'}`}
            >
              {empty === undefined ? '·' : empty}
            </span>
          );
        })}
      </span>
    </span>
  );
}
