import type { RosterPost } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { useEffect, useRef } from 'react';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CALENDAR, calendarStart, weekdayLetters } from '../calendar.ts';
import { emptyOn, onRoster } from '../empty-by-day.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import { postSheetWords, type SayPostSheet } from './post-sheet-words.ts';
import { type SheetPartProps, SheetTable } from './SheetTable.tsx';
import { sheetRows } from './sheet-rows.ts';

export interface PostSheetProps {
  /** The post with who is there on the days. */
  post: RosterPost;
  /** Days that follow each other: a week, or a month. */
  days: readonly Day[];
  /** The current time. */
  now: Date;
  /** Leads to a guard's record. */
  guardLink: (guardId: string) => LinkTarget;
  /** Leads to the client's record. */
  clientLink: (clientId: string) => LinkTarget;
  /** One of several sheets, each on a page of its own; none takes the focus. */
  isOneOfMany?: boolean;
}

const SIGNED_BY = (t: SayPostSheet) => [t('supervisorNameAndDate'), t('forClientNameAnd'), t('office')];

/** One post on a sheet to print and sign: names, phones and days. A calendar for each guard on a phone. */
export function PostSheet(props: PostSheetProps) {
  const t = useWords(postSheetWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { post, days, now, guardLink, clientLink, isOneOfMany = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that opened the sheet had the focus and is gone.
  useEffect(() => {
    if (!isOneOfMany) heading.current?.focus();
  }, [isOneOfMany]);
  const rows = sheetRows(post, days);
  const day = today(now);
  const first = days[0] ?? day;
  const last = days.at(-1) ?? day;
  return (
    <article
      className={`@container ${isOneOfMany ? 'mb-12 break-after-page last:mb-0 last:break-after-auto' : ''}`}
      aria-label={post.client.user.name}
    >
      <h1 ref={heading} tabIndex={-1} className="text-lg outline-none">
        <RowLink {...clientLink(post.client._id)}>{post.client.user.name}</RowLink>
      </h1>
      <p className="text-muted text-sm">
        {[placeText(post), shiftWithHours(post, sayOfficePosts), t('guardsAsked', { asked: post.asked })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mb-4 text-muted text-sm">
        {t('postOfDates', { dates: datesText(post.startDate, post.endDate) })}
        <span className="hidden print:inline">
          {t('sheetOfPrintedOn', { dates: datesText(first, last), day: formatDay(day) })}
        </span>
      </p>
      {rows.length === 0 && <p className="py-4 text-muted text-sm">{t('nobodyIsAtThis')}</p>}
      <SheetTable post={post} rows={rows} days={days} today={day} guardLink={guardLink} />
      <SheetCalendars post={post} rows={rows} days={days} today={day} guardLink={guardLink} />
      <div className="hidden grid-cols-3 gap-8 pt-12 text-xs print:grid">
        {SIGNED_BY(t).map((who) => (
          <span key={who} className="border-line-strong border-t pt-1">
            {who}
          </span>
        ))}
      </div>
    </article>
  );
}

const dayText = (day: Day) => Number(day.slice(-2));

function Weekdays({ days }: { days: readonly Day[] }) {
  return (
    <div aria-hidden="true" className={`${CALENDAR} text-faint text-xs`}>
      {weekdayLetters(days).map(({ key, letter }) => (
        <span key={key}>{letter}</span>
      ))}
    </div>
  );
}

const dayStyle = (isHere: boolean, isAhead: boolean): string => {
  if (!isHere) return 'text-faint';
  return isAhead ? 'border border-line-strong font-semibold' : 'bg-ink font-semibold text-surface';
};

/** For a phone: a calendar for each guard, and one for the empty places. */
function SheetCalendars({ post, rows, days, today, guardLink }: SheetPartProps) {
  const t = useWords(postSheetWords);
  const withRoster = onRoster(post);
  const empty = new Map(days.map((day) => [day, emptyOn(withRoster, day) ?? 0]));
  const emptyDays = days.filter((day) => (empty.get(day) ?? 0) > 0);
  return (
    <div className="grid @min-[40rem]:hidden gap-6 print:hidden">
      {rows.map(({ guard, days: present }) => (
        <section key={guard._id} aria-label={guard.name}>
          <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-md">
            <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink>
            <span className="ms-auto font-normal text-muted text-sm">
              {t('daysCount', { count: present.size })}
            </span>
          </h2>
          {guard.phone && (
            <a
              href={`tel:${guard.phone.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-target items-center text-sm"
            >
              {formatPhone(guard.phone)}
            </a>
          )}
          <Weekdays days={days} />
          <ol className={CALENDAR}>
            {days.map((day, index) => (
              <li
                key={day}
                style={index === 0 ? calendarStart(days) : undefined}
                aria-current={day === today ? 'date' : undefined}
                className={`grid h-9 place-items-center rounded-md tabular-nums aria-[current]:outline-2 aria-[current]:outline-accent-edge ${dayStyle(present.has(day), day > today)}`}
              >
                <span>
                  {dayText(day)}
                  <span className="sr-only">{present.has(day) ? t('assignedSuffix') : t('notAssigned')}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {emptyDays.length > 0 && (
        <section aria-label={t('placesEmpty')}>
          <h2 className="font-semibold text-md">{t('placesEmpty')}</h2>
          <Weekdays days={days} />
          <ol className={CALENDAR}>
            {days.map((day, index) => {
              const count = empty.get(day) ?? 0;
              return (
                <li
                  key={day}
                  style={index === 0 ? calendarStart(days) : undefined}
                  className={`grid h-11 content-center justify-items-center rounded-md leading-4 tabular-nums ${count > 0 ? 'border border-line-strong border-dashed' : 'text-faint'}`}
                >
                  <span>{dayText(day)}</span>
                  {count > 0 && (
                    <span className="font-semibold text-xs">
                      {count} <span className="sr-only">{t('empty')}</span>
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </div>
  );
}
