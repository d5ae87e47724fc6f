import type { Overview } from '@prahari/contract/office.schemas';
import { countDays, dayInIndia, today } from '@prahari/domain/days';
import { formatCount, formatDay, formatDayWithWeekday, formatRupees } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { IconName } from '../../base/Icon/shapes.ts';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../base/link-props.ts';
import { Scene } from '../../base/Scene/Scene.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { boardOf, type ListLinks, type ListTarget, overdueBills } from './list-link.ts';
import { officeOverviewWords, type SayOfficeOverview } from './office-overview-words.ts';

/** One line of the to-do list. */
interface ActionItem extends ListTarget {
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
function actionItemsOf(overview: Overview, now: Date, t: SayOfficeOverview): ActionItem[] {
  const { bills, clientApplications, securityApplications, posts, owed } = overview;
  const day = today(now);
  const items: (ActionItem & { count: number })[] = [
    {
      count: posts.tonight,
      icon: 'lantern',
      color: 'text-muted',
      text: t('tonightPosts', { posts: posts.tonight, count: formatCount(posts.tonight) }),
      detail: t('placeCount', { places: posts.emptyTonight, count: formatCount(posts.emptyTonight) }),
      ...boardOf('tonight'),
    },
    {
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
      count: overview.risesDue ?? 0,
      icon: 'clock',
      color: 'text-info',
      text: t('risingRates', { rates: overview.risesDue ?? 0, count: formatCount(overview.risesDue ?? 0) }),
      detail: '',
      params: { tab: 'money', view: 'rises' },
    },
    {
      count: posts.ending,
      icon: 'clock',
      color: 'text-warning',
      text: t('endingPosts', { posts: posts.ending, count: formatCount(posts.ending) }),
      detail: posts.firstEnd ? t('firstOnWeekday', { weekday: weekday(posts.firstEnd) }) : '',
      ...boardOf('ending'),
    },
    {
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

/** The counts, or why there are none. */
export type OverviewState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Overview };

export interface ActionItemsProps extends ListLinks {
  overview: OverviewState;
  now: Date;
  /** Loads the counts again after a failure. */
  onRetry: () => void;
}

/** Room for six lines in every state but a new office's, so that nothing below moves when they come. */
const PLACE =
  'mt-1 min-h-52.25 @max-[40rem]:min-h-73.25 @min-[40rem]:@max-[68rem]:min-h-26.25 touch:@min-[40rem]:@max-[68rem]:min-h-33.75';

const LINE = 'break-inside-avoid border-line not-first:border-t @min-[40rem]:@max-[68rem]:border-t';
const LINK = 'group flex min-h-8.5 items-center gap-x-2.5 text-sm no-underline touch:min-h-target';

/** The office's to-do list; each line leads to exactly the rows it counts. */
export function ActionItems({ overview, now, onRetry, ...links }: ActionItemsProps) {
  const t = useWords(officeOverviewWords);
  if (overview.state !== 'ready') {
    return (
      <div role="status" className={PLACE}>
        {overview.state === 'failed' && (
          <>
            <p className="pt-1.5 text-sm">{t('figuresCouldNotBe')}</p>
            <Button size="small" className="mt-2 touch:min-h-target" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          </>
        )}
      </div>
    );
  }
  const items = actionItemsOf(overview.data, now, t);
  const { replacePassword, dataRequests = 0, oldBackup, undeliveredMail } = overview.data;
  const lost = undeliveredMail.dead;
  const isNothing = items.length === 0 && !replacePassword && dataRequests === 0 && !oldBackup && lost === 0;
  const hasNoPosts = overview.data.posts.total === 0;
  if (isNothing && hasNoPosts) return <p className="mt-1 pt-1.5 text-sm">{t('nothingToDoYet')}</p>;
  if (isNothing)
    return (
      <div className={`flex items-start justify-between gap-4 @max-[40rem]:flex-col ${PLACE}`}>
        <p className="pt-1.5 text-sm">{t('nothingToDo')}</p>
        <Scene name="litWall" className="scene-small @max-[40rem]:w-full" />
      </div>
    );
  return (
    <ul
      className={`${hasNoPosts ? 'mt-1' : PLACE} @min-[40rem]:@max-[68rem]:columns-2 @min-[40rem]:@max-[68rem]:gap-8`}
    >
      {replacePassword && (
        <Opener opens="account" icon="triangle" color="text-danger">
          {t('replaceYourGeneratedPassword')}
        </Opener>
      )}
      {dataRequests > 0 && (
        <Opener opens="records" icon="half" color="text-info">
          {t('requestsAboutPersonalData', { dataRequests })}
        </Opener>
      )}
      {lost > 0 && (
        <Opener opens="records" icon="triangle" color="text-danger">
          {t('mailsNotDelivered', { count: formatCount(lost) })}
        </Opener>
      )}
      {oldBackup && (
        <li className={LINE}>
          <p className="flex min-h-8.5 items-center gap-x-2.5 text-sm">
            <Icon name="triangle" className="size-3 shrink-0 text-danger" />
            <span className="font-medium">
              {t('lastBackupIsOf', { day: formatDay(dayInIndia(oldBackup)) })}
            </span>
          </p>
        </li>
      )}
      {items.map(({ icon, color, text, detail, ...target }) => (
        <li key={text} className={LINE}>
          <a {...linkProps(links, target)} className={LINK}>
            {icon === 'lantern' ? (
              <LanternMarks filled={0} total={1} />
            ) : (
              <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
            )}
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2.5">
              <span className="font-medium group-hover:underline">{text}</span>
              <span className="text-muted tabular-nums">{detail}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface OpenerProps extends Pick<ActionItem, 'icon' | 'color'> {
  opens: 'account' | 'records';
  children: ReactNode;
}

/** A line that opens a dialog, like the button of the navbar. */
const Opener = ({ opens, icon, color, children }: OpenerProps) => (
  <li className={LINE}>
    <button type="button" data-opens={opens} className={`w-full ${LINK}`}>
      <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
      <span className="font-medium group-hover:underline">{children}</span>
    </button>
  </li>
);
