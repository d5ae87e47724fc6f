import { addDays, type Day, today } from '@prahari/domain/days';
import { covers, type Period } from '@prahari/domain/periods';
import type { Shift } from '@prahari/domain/shifts';
import { comingNight, TONIGHT_BEGINS } from '@prahari/domain/tonight';
import type { Moment } from '../../../read-model/list-table.ts';

export interface PostPeriod extends Period {
  shift: Shift | null;
  asked: number;
}

/** The duties of a post by day, counted from yesterday on. */
export interface DutyCounts {
  /** The most on one day from today on. */
  most: number;
  /** Those of tonight's day (`PostClock.night`). */
  night: number;
  today: number;
  yesterday: number;
}

const NO_DUTIES: DutyCounts = { most: 0, night: 0, today: 0, yesterday: 0 };

/** The clock in India for posts. */
export interface PostClock {
  today: Day;
  /** The day on which tonight's shift begins (`comingNight`). */
  night: Day;
}

export interface PostFigures {
  isOver: boolean;
  filled: number;
  short: number;
  emptyTonight: number;
  emptyToday: number;
  emptyLater: number;
  /** True if a place was or is empty on a day whose duty may run now: yesterday or today. */
  isShortNow: boolean;
}

const ENDING_DAYS = 7;

/** Returns the moment of posts, of which a day has two: its midnight and its morning. */
export function postMoment(now: Date): Moment {
  const day = today(now);
  return comingNight(now) < day ? day : `${day}T${TONIGHT_BEGINS}`;
}

export const clockAt = (moment: Moment): PostClock => {
  const day = moment.slice(0, 10);
  return { today: day, night: moment === day ? addDays(day, -1) : day };
};

/** True for a post that has ended. One that ended before it began has its end before its start. */
export const isOver = ({ startDate, endDate }: Period, day: Day): boolean =>
  endDate < day || endDate < startDate;

/** True if a post has an opening yesterday or today. */
function hasOpeningNow(post: PostPeriod, day: Day, duties: DutyCounts): boolean {
  const isShortOn = (on: Day, count: number) => covers(post, on) && count < post.asked;
  return isShortOn(addDays(day, -1), duties.yesterday) || isShortOn(day, duties.today);
}

const NONE = { filled: 0, short: 0, emptyTonight: 0, emptyToday: 0, emptyLater: 0 };

/** Counts a post's openings (docs/rules.md). Each is counted once: tonight, today or later. */
export function figuresOf(
  post: PostPeriod,
  { today, night }: PostClock,
  duties: DutyCounts = NO_DUTIES,
): PostFigures {
  const filled = duties.most;
  const isShortNow = post.shift !== null && hasOpeningNow(post, today, duties);
  if (isOver(post, today)) return { ...NONE, filled, isOver: true, isShortNow };
  const short = Math.max(0, post.asked - filled);
  const isTonight = post.shift !== 'day' && covers(post, night);
  const hasBegun = post.startDate <= today;
  return {
    isOver: false,
    isShortNow,
    filled,
    short,
    emptyTonight: isTonight ? Math.max(0, post.asked - duties.night) : 0,
    emptyToday: !isTonight && hasBegun ? Math.max(0, post.asked - duties.today) : 0,
    emptyLater: !isTonight && !hasBegun ? short : 0,
  };
}

/** `shortNow` is tonight's watch's, and no filter of the board. */
export const storedPostStatuses = [
  'open',
  'short',
  'tonight',
  'ending',
  'upcoming',
  'ended',
  'shortNow',
] as const;
export type StoredPostStatus = (typeof storedPostStatuses)[number];

/** Returns a post's statuses in the list, `open` for each that has not ended. */
export function statusesOf(post: PostPeriod, figures: PostFigures, { today }: PostClock): StoredPostStatus[] {
  const { isShortNow: shortNow } = figures;
  if (figures.isOver) return shortNow ? ['ended', 'shortNow'] : ['ended'];
  const is: Record<Exclude<StoredPostStatus, 'ended'>, boolean> = {
    open: true,
    shortNow,
    short: figures.short > 0,
    tonight: figures.emptyTonight > 0,
    ending: post.endDate <= addDays(today, ENDING_DAYS),
    upcoming: post.startDate > today,
  };
  return storedPostStatuses.filter((status) => status !== 'ended' && is[status]);
}
