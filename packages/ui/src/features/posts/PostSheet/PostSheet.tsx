import type { RosterPost } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { useEffect, useRef } from 'react';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { datesText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../place-text.ts';
import { SheetCalendars } from './SheetCalendars.tsx';
import { SheetTable } from './SheetTable.tsx';
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

const SIGNED_BY = ['Supervisor, name and date', 'For the client, name and date', 'Office'];

/** One post on a sheet to print and sign: names, phones and days. A calendar for each guard on a phone. */
export function PostSheet(props: PostSheetProps) {
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
        {[placeText(post), shiftWithHours(post.shift), post.asked === 1 ? '1 guard' : `${post.asked} guards`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mb-4 text-muted text-sm">
        Post of {datesText(post.startDate, post.endDate)}
        <span className="hidden print:inline">
          {' '}
          · sheet of {datesText(first, last)}, printed on {formatDay(day)}
        </span>
      </p>
      {rows.length === 0 && <p className="py-4 text-muted text-sm">Nobody is at this post on these days.</p>}
      <SheetTable post={post} rows={rows} days={days} today={day} guardLink={guardLink} />
      <SheetCalendars post={post} rows={rows} days={days} today={day} guardLink={guardLink} />
      <div className="hidden grid-cols-3 gap-8 pt-12 text-xs print:grid">
        {SIGNED_BY.map((who) => (
          <span key={who} className="border-line-strong border-t pt-1">
            {who}
          </span>
        ))}
      </div>
    </article>
  );
}
