import type { Post } from '@prahari/contract/posts.schemas';
import { countDays, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { inDaysText, weekdayText } from '../post-text.ts';

/** A post that ends within this many days is marked. */
const SOON_DAYS = 7;

/** The last day of a post, or its first while it has not begun. `withWord`: where no header says what the day is. */
export function EndsText({ post, now, withWord }: { post: Post; now: Date; withWord?: boolean }) {
  const day = today(now);
  const left = countDays(day, post.endDate) - 1;
  if (post.startDate > day)
    return (
      <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
        <span className="text-muted">starts</span> {weekdayText(post.startDate, day)}
      </span>
    );
  if (left <= SOON_DAYS)
    return (
      <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
        <Icon name="clock" className="me-1.5 inline size-3 align-baseline text-warning" />
        {withWord && <span className="text-muted">ends </span>}
        <span className="font-semibold text-warning">{weekdayText(post.endDate, day)}</span>{' '}
        <span className="@max-[40rem]:sr-only text-muted">{inDaysText(left)}</span>
      </span>
    );
  return (
    <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
      {withWord && <span className="text-muted">until </span>}
      {formatDay(post.endDate)}
    </span>
  );
}
