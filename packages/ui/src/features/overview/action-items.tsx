import type { Overview } from '@prahari/contract/office.schemas';
import { countDays, dayInIndia, today } from '@prahari/domain/days';
import { formatCount, formatDayWithWeekday, formatRupees } from '@prahari/domain/format';
import type { IconName } from '../../base/Icon/shapes.ts';
import { boardOf, type ListTarget, overdueBills } from './list-link.ts';
import type { SayOfficeOverview } from './office-overview-words.ts';

/** One line of the to-do list. */
export interface ActionItem extends ListTarget {
  /** Its subject, of which there is one line. */
  id: string;
  icon: IconName;
  color: string;
  text: string;
  /** Its urgency in words: `22 places`, `oldest 12 days`. */
  detail: string;
}

/** `oldest 12 days` since an instant. */
function ageOf(instant: string | null, day: string, t: SayOfficeOverview): string {
  if (!instant) return '';
  const days = countDays(dayInIndia(instant), day) - 1;
  if (days <= 0) return t('oldestToday');
  return t('oldestDays', { days, count: formatCount(days) });
}

const weekday = (day: string) =>
  formatDayWithWeekday(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .slice(0, -5);

/** The lines that have something to do, the most urgent first. */
export function actionItemsOf(overview: Overview, now: Date, t: SayOfficeOverview): ActionItem[] {
  const { bills, clientApplications, securityApplications, posts, owed } = overview;
  const day = today(now);
  const items: (ActionItem & { count: number })[] = [
    {
      id: 'tonight',
      count: posts.tonight,
      icon: 'lantern',
      color: 'text-muted',
      text: t('tonightPosts', { posts: posts.tonight, count: formatCount(posts.tonight) }),
      detail: t('placeCount', { places: posts.emptyTonight, count: formatCount(posts.emptyTonight) }),
      ...boardOf('tonight'),
    },
    {
      id: 'requests',
      count: clientApplications.pending,
      icon: 'half',
      color: 'text-info',
      text: t('waitingRequests', {
        requests: clientApplications.pending,
        count: formatCount(clientApplications.pending),
      }),
      detail: ageOf(overview.oldestRequest, day, t),
      params: { tab: 'client-applications', status: 'pending' },
    },
    {
      id: 'jobApplications',
      count: securityApplications.pending,
      icon: 'half',
      color: 'text-info',
      text: t('waitingJobApplications', {
        applications: securityApplications.pending,
        count: formatCount(securityApplications.pending),
      }),
      detail: ageOf(overview.oldestJobApplication, day, t),
      params: { tab: 'security-applications', status: 'pending' },
    },
    {
      id: 'leave',
      count: overview.leavePending ?? 0,
      icon: 'half',
      color: 'text-info',
      text: t('waitingLeaves', {
        leaves: overview.leavePending ?? 0,
        count: formatCount(overview.leavePending ?? 0),
      }),
      detail: '',
      params: { tab: 'today' },
      hash: '#leave-to-answer',
    },
    {
      id: 'problems',
      count: overview.problemsOpen ?? 0,
      icon: 'triangle',
      color: 'text-warning',
      text: t('waitingProblems', {
        problems: overview.problemsOpen ?? 0,
        count: formatCount(overview.problemsOpen ?? 0),
      }),
      detail: '',
      params: { tab: 'problems', status: 'open' },
    },
    {
      id: 'messages',
      count: overview.messagesUnsent ?? 0,
      icon: 'half',
      color: 'text-info',
      text: t('messagesToSend', {
        messages: overview.messagesUnsent ?? 0,
        count: formatCount(overview.messagesUnsent ?? 0),
      }),
      detail: t('byWhatsApp'),
      params: { tab: 'to-send' },
    },
    {
      id: 'rises',
      count: overview.risesDue ?? 0,
      icon: 'clock',
      color: 'text-info',
      text: t('risingRates', { rates: overview.risesDue ?? 0, count: formatCount(overview.risesDue ?? 0) }),
      detail: '',
      params: { tab: 'money', view: 'rises' },
    },
    {
      id: 'ending',
      count: posts.ending,
      icon: 'clock',
      color: 'text-warning',
      text: t('endingPosts', { posts: posts.ending, count: formatCount(posts.ending) }),
      detail: posts.firstEnd ? t('firstOnWeekday', { weekday: weekday(posts.firstEnd) }) : '',
      ...boardOf('ending'),
    },
    {
      id: 'papers',
      count: overview.papersExpiring,
      icon: 'clock',
      color: 'text-warning',
      text: t('expiringPapers', {
        guards: overview.papersExpiring,
        count: formatCount(overview.papersExpiring),
      }),
      detail: t('within30Days'),
      params: { tab: 'security-guards', papers: 'expiring' },
    },
    {
      id: 'overdue',
      count: bills.overdue,
      icon: 'triangle',
      color: 'text-danger',
      text: t('billsOverdue', { bills: bills.overdue, count: formatCount(bills.overdue) }),
      detail: formatRupees(owed.overdue),
      ...overdueBills,
    },
  ];
  return items.flatMap(({ count, ...item }) => (count > 0 ? item : []));
}
