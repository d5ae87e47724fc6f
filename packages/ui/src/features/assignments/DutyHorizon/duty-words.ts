import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { LATE_MS } from '@prahari/domain/duty-state';
import { type DateNames, formatDay } from '@prahari/domain/format';
import { dutyInEnglish, type SayDuty } from '../guard-duty-words.ts';
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

/** The language of the lines. */
interface Shown {
  t: SayDuty;
  names?: DateNames | undefined;
}

interface Begin extends Shown {
  begin: Date;
  now: Date;
}

function beforeIt({ begin, now, t, names }: Begin, isAttended: boolean): DutyWords {
  const day = formatDay(relativeDay(begin, now, t), names);
  const when = t('dayAt', { day, time: clockTime(begin) });
  return {
    above: t('shiftStartsIn'),
    middle: { from: now, to: begin },
    below: `${isAttended ? t('sentence', { text: when }) : t('planned', { when })} ${t('itIs', { time: clockTime(now) })}`,
  };
}

function notStarted({ begin, now, t }: Begin): DutyWords {
  const above = t('shiftStartedAt', { time: clockTime(begin) });
  const isLate = now.getTime() > begin.getTime() + LATE_MS;
  if (!isLate) return { above, middle: clockTime(now), below: t('pressWhenThere') };
  return {
    above,
    middle: { from: begin, to: toMinute(now), word: t('late') },
    below: `${t('itIs', { time: clockTime(now) })} ${t('officeSeesIt')}`,
  };
}

/** `22 min`, or `1 h 42 min`. */
function lengthText(from: Date, to: Date, t: SayDuty): string {
  const { hours, minutes } = durationBetween(toMinute(from), toMinute(to));
  return [...(hours > 0 ? [`${hours} ${t('hour')}`] : []), `${minutes} ${t('minute')}`].join(' ');
}

/** `Started 19:52, on time`, or `Started 20:22, 22 min late`. */
export function startedText(startedAt: Date, begin: Date, t = dutyInEnglish): string {
  const late = startedAt.getTime() - begin.getTime();
  const how = late > LATE_MS ? t('lengthLate', { length: lengthText(begin, startedAt, t) }) : t('onTime');
  return t('startedAt', { time: clockTime(startedAt), how });
}

/** Returns what a guard reads about the own duty. Nothing is said to be so where attendance is not kept. */
export function dutyWords(
  { attended, ...duty }: DutyNow,
  now: Date,
  { t, names }: Shown = { t: dutyInEnglish },
): DutyWords {
  const begin = new Date(duty.beginsAt);
  const end = new Date(duty.endsAt);
  const startedAt = duty.startedAt === undefined ? undefined : new Date(duty.startedAt);
  const itIs = t('itIs', { time: clockTime(now) });
  const shown = { begin, now, t, names };
  const untilEnd = { above: t('shiftEndsIn'), middle: { from: now, to: end } };
  if (!attended) {
    if (now < begin) return beforeIt(shown, false);
    return { ...untilEnd, below: `${t('fromAsPlanned', { time: clockTime(begin) })} ${itIs}` };
  }
  if (!startedAt) return now < begin ? beforeIt(shown, true) : notStarted(shown);
  if (now < begin) {
    const below = `${itIs} ${t('shiftEndsAt', { time: clockTime(end) })}`;
    return { above: t('youStartedAt'), middle: clockTime(startedAt), below };
  }
  if (now < end)
    return { ...untilEnd, below: `${t('sentence', { text: startedText(startedAt, begin, t) })} ${itIs}` };
  return {
    above: t('shiftOver'),
    middle: { from: toMinute(startedAt), to: toMinute(now) },
    below: `${t('onDutySince', { time: clockTime(startedAt) })} ${itIs}`,
  };
}
