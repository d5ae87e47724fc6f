import { type Day, formatDayWithWeekday, type Post, type Shift, shiftLabels, today } from '@prahari/contract';
import { useState } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { dutyOfGuard } from '../duty-of-guard.ts';
import { emptyOn } from '../empty-by-day.ts';
import { placeText } from '../place-text.ts';

export interface DayOfPostsProps {
  days: readonly Day[];
  /** Empty places on each day. */
  empty: readonly number[];
  posts: readonly Post[];
  now: Date;
  onShowGuards: (post: Post) => void;
}

const ORDER: readonly (Shift | null)[] = ['day', 'night', '24h', null];

function PostOfDay({
  post,
  day,
  now,
  onShowGuards,
}: { post: Post; day: Day } & Pick<DayOfPostsProps, 'now' | 'onShowGuards'>) {
  const empty = emptyOn(post, day) ?? 0;
  const people = post.assignments.filter((each) => each.startDate <= day && day <= each.endDate);
  return (
    <li className="border-line border-b py-3">
      <p className="font-semibold text-md leading-6">{post.client.user.name}</p>
      <p className="text-muted text-sm">{placeText(post)}</p>
      <ul className="mt-1.5 grid gap-1.5">
        {people.map((assignment) => {
          const duty = dutyOfGuard(assignment, now);
          return (
            <li key={assignment._id} className="flex min-h-9 items-center gap-2.5 text-sm">
              <Avatar
                name={assignment.guard.name}
                state={day === today(now) ? duty.state : undefined}
                size="small"
                decorative
              />
              <span className="font-medium">{assignment.guard.name}</span>
              {day === today(now) && (
                <span className="ms-auto whitespace-nowrap text-muted">{duty.text}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-1.5 flex items-center gap-2.5 text-sm">
        {empty > 0 && (
          <>
            <LanternMarks filled={0} total={1} />
            {empty === 1 ? '1 place empty' : `${empty} places empty`}
          </>
        )}
        <Button size="small" className="ms-auto print:hidden" onPress={() => onShowGuards(post)}>
          {empty > 0 ? 'Assign' : 'Guards'} <span className="sr-only">at {post.client.user.name}</span>
        </Button>
      </div>
    </li>
  );
}

/** One day of the week with names, for a phone. */
export function DayOfPosts({ days, empty, posts, now, onShowGuards }: DayOfPostsProps) {
  const [chosen, setChosen] = useState(days[0] ?? '');
  const day = days.includes(chosen) ? chosen : (days[0] ?? '');
  const here = posts.filter((post) => emptyOn(post, day) !== undefined);
  return (
    <div className="@min-[40rem]:hidden print:hidden">
      <fieldset
        aria-label="Day"
        className="sticky top-(--table-head-top,0px) z-1 grid grid-cols-7 border-line border-b bg-surface"
      >
        {days.map((each, index) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === day}
            onClick={() => setChosen(each)}
            className="grid min-h-17 content-center justify-items-center border-transparent border-b-3 text-muted text-xs aria-pressed:border-accent aria-pressed:bg-raised"
          >
            {formatDayWithWeekday(new Date(`${each}T00:00:00Z`)).slice(0, 3)}
            <span className="font-semibold text-ink text-md">{Number(each.slice(-2))}</span>
            <span className="tabular-nums">
              {empty[index]} <span className="sr-only">empty</span>
            </span>
          </button>
        ))}
      </fieldset>
      {ORDER.map((shift) => {
        const ofShift = here.filter((post) => post.shift === shift);
        if (ofShift.length === 0) return null;
        return (
          <section key={shift} aria-label={shift ? shiftLabels[shift] : 'Shift not chosen'}>
            <h2 className="mt-4 bg-sunken px-2 py-2 font-semibold text-sm tracking-normal">
              {shift ? shiftLabels[shift] : 'Shift not chosen'}
            </h2>
            <ul>
              {ofShift.map((post) => (
                <PostOfDay key={post._id} post={post} day={day} now={now} onShowGuards={onShowGuards} />
              ))}
            </ul>
          </section>
        );
      })}
      {here.length === 0 && <p className="py-6 text-muted text-sm">No post is guarded on this day.</p>}
    </div>
  );
}
