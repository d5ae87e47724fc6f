import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { dutyOfGuard } from './duty-of-guard.ts';
import { emptyOn } from './empty-by-day.ts';
import { assignmentsOn } from './on-roster.ts';
import { shiftWithHours } from './period-text.ts';

export interface PostOfDayProps {
  post: Post;
  day: Day;
  /** Leave out below a heading that names the shift. */
  showShift?: boolean;
  /** The current time. */
  now: Date;
  /** Called to show the guards of a post, where one is replaced or more are assigned. */
  onShowGuards: (post: Post) => void;
  /** Leads to a guard's record. */
  guardLink: (guardId: string) => LinkTarget;
  /** Leads to the sheet of a post: who is there on which days. */
  sheetLink: (postId: string) => LinkTarget;
}

/** A post on one day: who is there by name, and what is empty. */
export function PostOfDay(props: PostOfDayProps) {
  const { post, day, showShift = false, now, onShowGuards, guardLink, sheetLink } = props;
  const empty = emptyOn(post, day) ?? 0;
  const isToday = day === today(now);
  const showGuards = (
    <Button size="small" className="ms-auto" onPress={() => onShowGuards(post)}>
      {empty > 0 && day >= today(now) ? 'Assign' : 'Guards'}{' '}
      <span className="sr-only">at {post.client.user.name}</span>
    </Button>
  );
  return (
    <li className="border-line border-b py-3">
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-md leading-6">
            <RowLink {...sheetLink(post._id)}>{post.client.user.name}</RowLink>
          </p>
          <p className="text-muted text-sm">
            <span className="text-ink">{post.place.city}</span>
            {post.place.city && post.place.street && ', '}
            {post.place.street}
          </p>
        </div>
        {empty === 0 && showGuards}
      </div>
      {showShift && <p className="text-muted text-sm">{shiftWithHours(post.shift)}</p>}
      <ul className="mt-1.5 grid gap-1.5">
        {assignmentsOn(post, day).map((assignment) => {
          const duty = dutyOfGuard(assignment, now);
          return (
            <li key={assignment._id} className="flex min-h-9 items-center gap-2.5 text-sm">
              <Avatar
                name={assignment.guard.name}
                state={isToday ? duty.state : undefined}
                size="small"
                decorative
              />
              <span className="min-w-0 font-medium wrap-anywhere">
                <RowLink {...guardLink(assignment.guard._id)}>{assignment.guard.name}</RowLink>
              </span>
              {isToday && <span className="ms-auto whitespace-nowrap text-muted">{duty.text}</span>}
            </li>
          );
        })}
      </ul>
      {empty > 0 && (
        <div className="mt-1.5 flex items-center gap-2.5 text-sm">
          <LanternMarks filled={0} total={1} />
          {empty === 1 ? '1 place empty' : `${empty} places empty`}
          {showGuards}
        </div>
      )}
    </li>
  );
}
