import { addDays, type Day, today } from '@prahari/domain/days';
import { covers, mostAtOnce, type Period } from '@prahari/domain/periods';
import type { Shift } from '@prahari/domain/shifts';
import { comingNight, TONIGHT_BEGINS } from '@prahari/domain/tonight';
import type { Moment } from '../../../read-model/list-table.ts';

export interface PostPeriod extends Period {
  shift: Shift | null;
  asked: number;
}

/** An open assignment at a post, or one that the calendar completed at a midnight. */
export interface DatedAssignment extends Period {
  isOpen: boolean;
}

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

const NONE = { filled: 0, short: 0, emptyTonight: 0, emptyToday: 0, emptyLater: 0 };

/** Counts a post's openings (docs/rules.md). Each is counted once: tonight, today or later. */
export function figuresOf(
  post: PostPeriod,
  assignments: readonly DatedAssignment[],
  { today, night }: PostClock,
): PostFigures {
  const open = assignments.filter((assignment) => assignment.isOpen);
  const filled = mostAtOnce(open, { startDate: today, endDate: '9999-12-31' });
  if (isOver(post, today)) return { ...NONE, filled, isOver: true };
  const short = Math.max(0, post.asked - filled);
  const emptyOn = (day: Day, some: readonly DatedAssignment[]) =>
    Math.max(0, post.asked - some.filter((assignment) => covers(assignment, day)).length);
  const tonight = post.shift === '24h' ? today : night;
  const isTonight = post.shift !== 'day' && covers(post, tonight);
  const hasBegun = post.startDate <= today;
  return {
    isOver: false,
    filled,
    short,
    // A guard whose last day was yesterday still stands there until the morning.
    emptyTonight: isTonight ? emptyOn(tonight, assignments) : 0,
    emptyToday: !isTonight && hasBegun ? emptyOn(today, open) : 0,
    emptyLater: !isTonight && !hasBegun ? short : 0,
  };
}

export const storedPostStatuses = ['open', 'short', 'tonight', 'ending', 'upcoming', 'ended'] as const;
export type StoredPostStatus = (typeof storedPostStatuses)[number];

/** Returns a post's statuses in the list, `open` for each that has not ended. */
export function statusesOf(post: PostPeriod, figures: PostFigures, { today }: PostClock): StoredPostStatus[] {
  if (figures.isOver) return ['ended'];
  const is: Record<Exclude<StoredPostStatus, 'ended'>, boolean> = {
    open: true,
    short: figures.short > 0,
    tonight: figures.emptyTonight > 0,
    ending: post.endDate <= addDays(today, ENDING_DAYS),
    upcoming: post.startDate > today,
  };
  return storedPostStatuses.filter((status) => status !== 'ended' && is[status]);
}

/**
 * Returns the moments between which a post's figures and statuses stay the same. On 14 May those of
 * a post of May whose guard leaves after the 20th hold after the 13th through the 20th's morning.
 */
export function validityOf(
  post: PostPeriod,
  assignments: readonly DatedAssignment[],
  moment: Moment,
): { validAfter: Moment | null; validThrough: Moment | null } {
  const { today, night } = clockAt(moment);
  const morning = (day: Day): Moment => `${day}T${TONIGHT_BEGINS}`;
  // Something changes at midnight and in the morning of these days.
  const days = [
    post.startDate,
    addDays(post.endDate, -ENDING_DAYS),
    addDays(post.endDate, 1),
    ...assignments.flatMap(({ startDate, endDate }) => [startDate, addDays(endDate, 1)]),
  ].sort();
  const isBeforeMorning = night < today;
  const changesToday = days.includes(today);
  const next = days.find((day) => day > today);
  const throughNext = next === undefined ? null : morning(addDays(next, -1));
  // Assignments that ended before yesterday are missing; the latest changed something yesterday.
  const afterYesterday = addDays(today, -1);
  return {
    validThrough: isBeforeMorning && changesToday ? today : throughNext,
    validAfter: !changesToday ? afterYesterday : isBeforeMorning ? morning(addDays(today, -1)) : today,
  };
}
