import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { LATE_MS } from '@prahari/domain/duty-state';
import { formatDay } from '@prahari/domain/format';
import { clockTime, durationBetween, relativeDay } from '../ShiftHorizon/shift-clock.ts';

/** A duty as its guard's phone shows it; `startedAt` also of a press that waits for the network. */
export type DutyNow = Pick<OwnDuty, 'beginsAt' | 'endsAt' | 'attended'> & {
  startedAt?: string | undefined;
};

/** Three lines about a duty. The middle one is a time, or the time between two instants. */
export interface DutyWords {
  above: string;
  middle: string | { from: Date; to: Date; word?: string };
  below: string;
}

const MINUTE_MS = 60_000;
const toMinute = (at: Date) => new Date(at.getTime() - (at.getTime() % MINUTE_MS));

function beforeIt(begin: Date, now: Date, isAttended: boolean): DutyWords {
  const when = `${formatDay(relativeDay(begin, now))} at ${clockTime(begin)}`;
  return {
    above: 'Your shift starts in',
    middle: { from: now, to: begin },
    below: `${when}${isAttended ? '' : ', as planned'}. It is ${clockTime(now)}.`,
  };
}

function notStarted(begin: Date, now: Date): DutyWords {
  const above = `Your shift started at ${clockTime(begin)}`;
  const isLate = now.getTime() > begin.getTime() + LATE_MS;
  if (!isLate) return { above, middle: clockTime(now), below: 'Press Start duty when you are at your post.' };
  return {
    above,
    middle: { from: begin, to: toMinute(now), word: 'late' },
    below: `It is ${clockTime(now)}. The office can see this. Starting now still counts.`,
  };
}

/** `22 min`, or `1 h 42 min`. */
function lengthText(from: Date, to: Date): string {
  const { hours, minutes } = durationBetween(toMinute(from), toMinute(to));
  return [...(hours > 0 ? [`${hours} h`] : []), `${minutes} min`].join(' ');
}

/** `Started 19:52, on time`, or `Started 20:22, 22 min late`. */
export function startedText(startedAt: Date, begin: Date): string {
  const late = startedAt.getTime() - begin.getTime();
  const how = late > LATE_MS ? `${lengthText(begin, startedAt)} late` : 'on time';
  return `Started ${clockTime(startedAt)}, ${how}`;
}

/** Returns what a guard reads about the own duty. Nothing is said to be so where attendance is not kept. */
export function dutyWords({ attended, ...duty }: DutyNow, now: Date): DutyWords {
  const begin = new Date(duty.beginsAt);
  const end = new Date(duty.endsAt);
  const startedAt = duty.startedAt === undefined ? undefined : new Date(duty.startedAt);
  const untilEnd = { above: 'Your shift ends in', middle: { from: now, to: end } };
  if (!attended) {
    if (now < begin) return beforeIt(begin, now, false);
    return { ...untilEnd, below: `From ${clockTime(begin)}, as planned. It is ${clockTime(now)}.` };
  }
  if (!startedAt) return now < begin ? beforeIt(begin, now, true) : notStarted(begin, now);
  if (now < begin) {
    const below = `It is ${clockTime(now)}. Your shift ends at ${clockTime(end)}.`;
    return { above: 'You started duty at', middle: clockTime(startedAt), below };
  }
  if (now < end) return { ...untilEnd, below: `${startedText(startedAt, begin)}. It is ${clockTime(now)}.` };
  return {
    above: 'Your shift is over',
    middle: { from: toMinute(startedAt), to: toMinute(now) },
    below: `On duty since ${clockTime(startedAt)}. It is ${clockTime(now)}.`,
  };
}
