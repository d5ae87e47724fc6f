import type { Overview } from '@prahari/contract/overview.schemas';
import { formatCount, formatRupees } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { linkProps } from '../../base/link-props.ts';
import { Stat } from '../../base/Stat/Stat.tsx';
import { ActionItems, type ActionItemsProps } from './ActionItems.tsx';
import { EmptyPlaces } from './EmptyPlaces.tsx';
import { type ListTarget, overdueBills } from './list-link.ts';

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

/** Whole rupees: the paise are in the list. */
const wholeRupees = (amount: number) => formatRupees(Math.round(amount)).slice(0, -3);

function figuresOf(overview: Overview | undefined): Figure[] {
  const { guardsOnDuty, guardsOnBreak, guards, owed, bills } = overview ?? {};
  const noteOf = (text: string) => (overview ? text : NO_NOTE);
  const rupees = (amount: number | undefined) => (amount === undefined ? '–' : wholeRupees(amount));
  return [
    {
      caption: 'Guards on duty now',
      value: guardsOnDuty === undefined ? '–' : formatCount(guardsOnDuty),
      note: noteOf(
        [
          guardsOnBreak ? `${formatCount(guardsOnBreak)} on break` : '',
          `${formatCount(guards?.available ?? 0)} available`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      params: { tab: 'security-guards' },
    },
    {
      caption: 'Owed to us',
      value: rupees(owed?.unpaid),
      note: noteOf(
        `${formatCount(owed?.unpaidBills ?? 0)} unpaid ${owed?.unpaidBills === 1 ? 'bill' : 'bills'}`,
      ),
      params: { tab: 'clients' },
      hash: '#bills',
    },
    {
      caption: 'Overdue',
      value: rupees(owed?.overdue),
      note: noteOf(`${formatCount(bills?.overdue ?? 0)} ${bills?.overdue === 1 ? 'bill' : 'bills'}`),
      ...overdueBills,
    },
  ];
}

/** The head of Today: what somebody has to act on, how many places are empty, and three figures. */
export function OverviewStrip({ postsWall, ...props }: OverviewStripProps) {
  const { overview } = props;
  const data = overview.state === 'ready' ? overview.data : undefined;
  return (
    <section
      aria-label="Overview"
      aria-busy={overview.state === 'loading'}
      className="@container border-line border-b print:hidden"
    >
      <div className="grid @min-[68rem]:grid-cols-[minmax(23rem,5fr)_8fr] @min-[100rem]:grid-cols-[32rem_1fr]">
        <div className={`bg-sunken border-line @max-[68rem]:order-1 @max-[68rem]:border-t ${side}`}>
          <div className="flex justify-between">
            <h2 className="font-semibold text-muted text-xs tracking-normal">To do</h2>
            <a {...linkProps(props, freeGuards)} className="-my-3 py-3 font-medium text-xs">
              Who is free
            </a>
          </div>
          <ActionItems {...props} />
        </div>
        <div className="grid min-w-0 @max-[40rem]:contents @min-[40rem]:grid-cols-[12rem_1fr] @min-[100rem]:grid-cols-[13rem_1fr]">
          <EmptyPlaces posts={data?.posts} hrefOf={props.hrefOf} onOpen={props.onOpen} />
          <div
            className={`flex min-w-0 flex-col justify-between gap-4 border-line @max-[40rem]:order-2 @max-[40rem]:border-t @min-[40rem]:ps-6 ${side}`}
          >
            <div className="not-has-[li]:min-h-21">{postsWall}</div>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3 border-line border-t pt-3 @max-[40rem]:[&>:first-child]:col-span-full">
              {figuresOf(data).map(({ caption, value, note, ...target }) => (
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
