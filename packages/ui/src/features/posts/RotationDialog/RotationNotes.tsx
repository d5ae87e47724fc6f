import type { Post } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { namesText } from '../period-text.ts';
import { weekdayText } from '../post-text.ts';
import { type RotationPlan, WEEK_HOURS } from '../rotation-plan.ts';
import { rotationDialogWords } from './rotation-dialog-words.ts';

/** The most hours of a week beside what the law allows. */
export function HoursNote({ plan }: { plan: RotationPlan }) {
  const t = useWords(rotationDialogWords);
  const sayOfficePosts = useWords(officePostsWords);
  const most = Math.max(0, ...plan.rows.map(({ weekHours }) => weekHours));
  const over = plan.rows.filter(({ weekHours }) => weekHours > WEEK_HOURS);
  if (over.length === 0)
    return <p className="text-muted text-sm">{t('atMostHoursWeek', { most, weekHours: WEEK_HOURS })}</p>;
  return (
    <Alert
      tone="warning"
      title={t('upToHoursWeek', {
        most,
        names: namesText(
          over.map(({ person }) => person.name),
          sayOfficePosts,
        ),
      })}
    >
      {t('lawSaysMoreIs', { weekHours: WEEK_HOURS })}
    </Alert>
  );
}

/** Named at most; the rest is a number. */
const NAMED_DAYS = 6;

/** The days on which places stay empty, by name. */
export function EmptyDays({ plan, today }: { plan: RotationPlan; today: Day }) {
  const t = useWords(rotationDialogWords);
  const { empty } = plan;
  if (empty.length === 0) return <p className="text-muted text-sm">{t('noPlaceIsEmpty')}</p>;
  const named = empty
    .slice(0, NAMED_DAYS)
    .map(({ day, places }) => `${weekdayText(day, today)}${places > 1 ? ` (${places})` : ''}`);
  const rest = empty.length - named.length;
  const text = [named.join(', '), rest > 0 && t('andMoreRest', { rest })].filter(Boolean).join(' ');
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="triangle" className="mt-1 size-3 shrink-0 text-warning" />
      <span>
        <b className="font-semibold text-warning">{t('emptyOnDays', { count: empty.length })}</b>
        {t('anotherRelieverFillsThem', { days: text })}
      </span>
    </p>
  );
}

interface ReplacedProps {
  post: Post;
  from: Day;
  to: Day;
  /** Everybody in the rotation. */
  ids: ReadonlySet<string>;
}

/** Says that the guards' present assignments at the post end where the rotation begins. */
export function ReplacedNote({ post, from, to, ids }: ReplacedProps) {
  const t = useWords(rotationDialogWords);
  const sayOfficePosts = useWords(officePostsWords);
  const ending = post.assignments.filter(
    ({ guard, endDate, status }) => ids.has(guard._id) && endDate >= from && status !== 'completed',
  );
  if (ending.length === 0) return null;
  const names = namesText([...new Set(ending.map(({ guard }) => guard.name))], sayOfficePosts);
  return (
    <p className="text-muted text-sm">
      {t('whatTheyHaveEnds', { names, last: formatDay(addDays(from, -1)), until: formatDay(to) })}
    </p>
  );
}
