import type { Overview } from '@prahari/contract/overview.schemas';
import { countDays, dayInIndia, today } from '@prahari/domain/days';
import { formatCount, formatDayWithWeekday, formatRupees } from '@prahari/domain/format';
import type { IconName } from '../../base/Icon/shapes.ts';
import { boardOf, type ListTarget, overdueBills } from './list-link.ts';

/** One line of the to-do list. */
export interface ActionItem extends ListTarget {
  icon: IconName;
  color: string;
  text: string;
  /** What makes it more or less urgent: `22 places`, `oldest 12 days`. */
  detail: string;
}

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `oldest 12 days` since an instant. */
function ageOf(instant: string | null, day: string): string {
  if (!instant) return '';
  const days = countDays(dayInIndia(instant), day) - 1;
  if (days <= 0) return 'oldest today';
  return `oldest ${counted(days, 'day', 'days')}`;
}

const weekday = (day: string) =>
  formatDayWithWeekday(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .slice(0, -5);

/** The lines that have something to do, the most urgent first. */
export function actionItemsOf(overview: Overview, now: Date): ActionItem[] {
  const { bills, clientApplications, securityApplications, posts, owed } = overview;
  const day = today(now);
  const items: (ActionItem & { count: number })[] = [
    {
      count: posts.tonight,
      icon: 'lantern',
      color: 'text-muted',
      text: counted(posts.tonight, 'post has empty places tonight', 'posts have empty places tonight'),
      detail: counted(posts.emptyTonight, 'place', 'places'),
      ...boardOf('tonight'),
    },
    {
      count: clientApplications.pending,
      icon: 'half',
      color: 'text-info',
      text: counted(clientApplications.pending, 'client request waits', 'client requests wait'),
      detail: ageOf(overview.oldestRequest, day),
      params: { tab: 'client-applications', status: 'pending' },
    },
    {
      count: securityApplications.pending,
      icon: 'half',
      color: 'text-info',
      text: counted(securityApplications.pending, 'job application waits', 'job applications wait'),
      detail: ageOf(overview.oldestJobApplication, day),
      params: { tab: 'security-applications', status: 'pending' },
    },
    {
      count: posts.ending,
      icon: 'clock',
      color: 'text-warning',
      text: counted(posts.ending, 'post ends in 7 days', 'posts end in 7 days'),
      detail: posts.firstEnd ? `first on ${weekday(posts.firstEnd)}` : '',
      ...boardOf('ending'),
    },
    {
      count: overview.papersExpiring,
      icon: 'clock',
      color: 'text-warning',
      text: counted(
        overview.papersExpiring,
        'guard has a paper that expires',
        'guards have papers that expire',
      ),
      detail: 'within 30 days',
      params: { tab: 'security-guards', papers: 'expiring' },
    },
    {
      count: bills.overdue,
      icon: 'triangle',
      color: 'text-danger',
      text: counted(bills.overdue, 'bill is overdue', 'bills are overdue'),
      detail: formatRupees(owed.overdue),
      ...overdueBills,
    },
  ];
  return items.flatMap(({ count, ...item }) => (count > 0 ? item : []));
}
