import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Fragment } from 'react';
import {
  clockTime,
  daysLeft,
  durationBetween,
  relativeDay,
  type ShiftPhase,
  type ShiftPlan,
} from './shift-clock.ts';

interface TimeLeftProps {
  /** The current instant. */
  from: Date;
  /** The instant to count down to. */
  to: Date;
}

/** Hours and minutes, or days and hours from one day on; spelled out for screen readers. */
function TimeLeft({ from, to }: TimeLeftProps) {
  const { days, hours, minutes } = durationBetween(from, to);
  const parts = days
    ? [part(days, days === 1 ? 'day' : 'days', 'day'), part(hours, 'h', 'hour')]
    : [part(hours, 'h', 'hour'), part(minutes, 'min', 'minute')];
  const shown = parts.filter(({ count }) => count > 0);
  const labels = shown.length ? shown : [part(0, 'min', 'minute')];
  return (
    <p role="timer" aria-label={labels.map(({ spoken }) => spoken).join(' ')} className="shift-time-left">
      {labels.map(({ count, unit }) => (
        <Fragment key={unit}>
          <span>{count}</span>
          <small>{unit}</small>
        </Fragment>
      ))}
    </p>
  );
}

const part = (count: number, unit: string, word: string) => ({
  count,
  unit,
  spoken: `${count} ${word}${count === 1 ? '' : 's'}`,
});

export interface ShiftCountdownProps {
  /** Shift and days of the assignment. */
  plan: ShiftPlan;
  /** The shift that is running or next at `now`. */
  phase: ShiftPhase;
  /** The instant to count from; shown in India time. */
  now: Date;
}

/** Time until the shift ends or the next one starts. For a 24-hour assignment it counts the days until the last one. */
export function ShiftCountdown({ plan, phase, now }: ShiftCountdownProps) {
  const isAllDay = plan.shift === '24h';
  switch (phase.state) {
    case 'active':
      if (isAllDay) return <AllDayCountdown days={daysLeft(plan.endDate, now)} now={now} />;
      return (
        <>
          <p className="shift-text">Your shift ends in</p>
          <TimeLeft from={now} to={phase.end} />
          <p className="shift-text">{`You started at ${clockTime(phase.start)}. It is ${clockTime(now)}.`}</p>
        </>
      );
    case 'upcoming':
      return (
        <>
          <p className="shift-text">
            {`Your ${isAllDay ? 'assignment' : `${phase.isFirst ? 'first' : 'next'} shift`} starts in`}
          </p>
          <TimeLeft from={now} to={phase.start} />
          <p className="shift-text">
            {`${formatDay(relativeDay(phase.start, now))} at ${clockTime(phase.start)}. It is ${clockTime(now)}.`}
          </p>
        </>
      );
    case 'ended':
      return (
        <>
          <p className="text-lg font-semibold">
            {`Your ${isAllDay ? 'assignment' : 'last shift'} has ended`}
          </p>
          <p className="shift-text mt-2">
            {`It ended on ${isAllDay ? formatDay(plan.endDate) : `${formatDay(today(phase.end))} at ${clockTime(phase.end)}`}.`}
          </p>
        </>
      );
  }
}

function AllDayCountdown({ days, now }: { days: number; now: Date }) {
  const isSeveralDays = days > 1;
  return (
    <>
      <p className="shift-text">{`Your assignment ends${isSeveralDays ? ' in' : ''}`}</p>
      {isSeveralDays ? (
        <p role="timer" aria-label={`${days} days`} className="shift-time-left">
          <span>{days}</span>
          <small>days</small>
        </p>
      ) : (
        <p role="timer" className="shift-time-left">
          {days === 1 ? 'tomorrow' : 'today'}
        </p>
      )}
      <p className="shift-text">
        {`24-hour duty${days === 0 ? ' until midnight' : ''}. It is ${clockTime(now)}.`}
      </p>
    </>
  );
}
