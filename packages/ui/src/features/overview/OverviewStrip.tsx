import type { Overview } from '@prahari/contract/office.schemas';
import { formatCount, formatRupees } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../base/link-props.ts';
import { Stat } from '../../base/Stat/Stat.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { ActionItems, type ActionItemsProps } from './ActionItems.tsx';
import { boardOf, type ListLinks, type ListTarget, overdueBills } from './list-link.ts';
import { officeOverviewWords, type SayOfficeOverview } from './office-overview-words.ts';

export interface OverviewStripProps extends ActionItemsProps {
  /** The places of all posts, above the figures. */
  postsWall?: ReactNode;
}

const side = 'px-[clamp(1rem,2.5vw,2rem)] py-4';

/** An empty note that takes as much space as a line of text. */
const NO_NOTE = '\u00a0';

interface Figure extends ListTarget {
  caption: string;
  value: string;
  note: string;
}

/** The list of guards who are free for a night shift. */
const freeGuards: ListTarget = { params: { tab: 'security-guards', free: 'night' } };

/** The duties of yesterday and of the night that ended this morning. */
const lastNight: ListTarget = { params: { tab: 'today', view: 'who-came' } };

/** Whole rupees: the paise are in the list. */
const wholeRupees = (amount: number) => formatRupees(Math.round(amount)).slice(0, -3);

function figuresOf(overview: Overview | undefined, t: SayOfficeOverview): Figure[] {
  const { guardsOnDuty, guardsOnBreak, guards, owed, bills } = overview ?? {};
  const noteOf = (text: string) => (overview ? text : NO_NOTE);
  const rupees = (amount: number | undefined) => (amount === undefined ? '–' : wholeRupees(amount));
  return [
    {
      caption: t('guardsOnDutyNow'),
      value: guardsOnDuty === undefined ? '–' : formatCount(guardsOnDuty),
      note: noteOf(
        [
          guardsOnBreak ? t('onBreakCount', { count: formatCount(guardsOnBreak) }) : '',
          t('availableCount', { count: formatCount(guards?.available ?? 0) }),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      params: { tab: 'security-guards' },
    },
    {
      caption: t('owedToUs'),
      value: rupees(owed?.unpaid),
      note: noteOf(
        t('unpaidBills', { bills: owed?.unpaidBills ?? 0, count: formatCount(owed?.unpaidBills ?? 0) }),
      ),
      params: { tab: 'clients' },
      hash: '#bills',
    },
    {
      caption: t('overdue'),
      value: rupees(owed?.overdue),
      note: noteOf(
        t('overdueBills', { bills: bills?.overdue ?? 0, count: formatCount(bills?.overdue ?? 0) }),
      ),
      ...overdueBills,
    },
  ];
}

/** The head of Today: what somebody has to act on, how many places are empty, and three figures. */
export function OverviewStrip({ postsWall, ...props }: OverviewStripProps) {
  const t = useWords(officeOverviewWords);
  const { overview } = props;
  const data = overview.state === 'ready' ? overview.data : undefined;
  // A new office: the board below says how to begin, and no room is kept for places.
  const hasNoPosts = data?.posts.total === 0;
  return (
    <section
      aria-label={t('overview')}
      aria-busy={overview.state === 'loading'}
      className="@container border-line border-b print:hidden"
    >
      <div className="grid @min-[68rem]:grid-cols-[minmax(23rem,5fr)_8fr] @min-[100rem]:grid-cols-[32rem_1fr]">
        <div className={`bg-sunken border-line @max-[68rem]:order-1 @max-[68rem]:border-t ${side}`}>
          <div className="flex flex-wrap justify-between gap-x-5">
            <h2 className="font-semibold text-muted text-xs tracking-normal">{t('toDo')}</h2>
            <span className="flex flex-wrap gap-x-5">
              <a {...linkProps(props, lastNight)} className="-my-3 py-3 font-medium text-xs">
                {t('whoCameLastNight')}
              </a>
              <a {...linkProps(props, freeGuards)} className="-my-3 py-3 font-medium text-xs">
                {t('whoIsFree')}
              </a>
            </span>
          </div>
          <ActionItems {...props} />
        </div>
        <div
          className={`grid min-w-0 @max-[40rem]:contents ${hasNoPosts ? '' : '@min-[40rem]:grid-cols-[12rem_1fr] @min-[100rem]:grid-cols-[13rem_1fr]'}`}
        >
          {!hasNoPosts && <EmptyPlaces posts={data?.posts} hrefOf={props.hrefOf} onOpen={props.onOpen} />}
          <div
            className={`flex min-w-0 flex-col justify-between gap-4 border-line @max-[40rem]:order-2 @max-[40rem]:border-t @min-[40rem]:ps-6 ${side}`}
          >
            {!hasNoPosts && <div className="not-has-[li]:min-h-21">{postsWall}</div>}
            <div
              className={`flex flex-wrap gap-x-4 gap-y-3 *:grow *:basis-34 @max-[40rem]:[&>:first-child]:basis-full ${hasNoPosts ? '' : 'border-line border-t pt-3'}`}
            >
              {figuresOf(data, t).map(({ caption, value, note, ...target }) => (
                <a key={caption} {...linkProps(props, target)} className="no-underline hover:underline">
                  <Stat caption={caption} value={value} note={note} />
                </a>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

interface EmptyPlacesProps extends ListLinks {
  /** Undefined until the figures are known. */
  posts: Overview['posts'] | undefined;
}

const frame =
  'flex min-h-27 flex-wrap gap-4 @max-[40rem]:items-center px-[clamp(1rem,2.5vw,2rem)] py-3 @max-[40rem]:order-first @min-[40rem]:flex-col @min-[40rem]:justify-between @min-[40rem]:px-5 @min-[40rem]:py-4';

/** Amber in the light theme. In the dark theme only border and number, because a large bright area would outweigh the rest. */
const amber =
  'bg-[light-dark(var(--prahari-accent),var(--prahari-accent-soft))] text-[light-dark(var(--prahari-on-accent),var(--prahari-ink))] shadow-[inset_0_3px_var(--prahari-accent)] hover:bg-[light-dark(var(--prahari-accent-hover),var(--prahari-accent-soft))]';

const NUMBER =
  'block font-semibold text-3xl tabular-nums leading-14 tracking-tighter text-[light-dark(var(--prahari-on-accent),var(--prahari-accent))] @min-[40rem]:text-[5rem] @min-[40rem]:leading-17';

const partsOf = ({ emptyTonight, emptyToday, emptyLater }: Overview['posts'], t: SayOfficeOverview) =>
  [
    [emptyTonight, t('tonight')],
    [emptyToday, t('today')],
    [emptyLater, t('later')],
  ] as const;

/** The number of places without a guard, and when; leads to the posts that are short. */
function EmptyPlaces({ posts, ...links }: EmptyPlacesProps) {
  const t = useWords(officeOverviewWords);
  if (!posts) return <div className={`bg-sunken ${frame}`} />;
  const parts = partsOf(posts, t);
  const empty = parts.reduce((sum, [count]) => sum + count, 0);
  if (empty === 0)
    return (
      <div className={`justify-center bg-sunken ${frame}`}>
        <span className="@max-[40rem]:-order-1">
          <LanternMarks filled={3} total={3} />
        </span>
        <p className="font-semibold text-md">{t('everyPlaceHasGuard')}</p>
      </div>
    );
  return (
    <a {...linkProps(links, boardOf('short'))} className={`no-underline -outline-offset-4 ${amber} ${frame}`}>
      <span>
        <span className={NUMBER}>{formatCount(empty)}</span>
        <span className="font-semibold text-sm @min-[40rem]:text-lg">{t('placeEmpty', { empty })}</span>
      </span>
      <span className="text-sm @max-[40rem]:ms-auto">
        {parts.map(([count, when]) => (
          <span key={when} className="flex gap-1.5">
            <span className="min-w-6 text-end font-semibold tabular-nums">{formatCount(count)}</span> {when}
          </span>
        ))}
      </span>
      <span className="font-semibold text-sm underline underline-offset-4 @max-[40rem]:sr-only">
        {t('showShortPost', { count: formatCount(posts.short), short: posts.short })}
      </span>
    </a>
  );
}
