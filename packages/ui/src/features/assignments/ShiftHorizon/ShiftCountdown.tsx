import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Fragment } from 'react';
import { clockTime, durationBetween, relativeDay, type ShiftPhase } from './shift-clock.ts';

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
  /** The shift that is running or next at `now`. */
  phase: ShiftPhase;
  /** The instant to count from; shown in India time. */
  now: Date;
}

/** Time until the shift ends or the next one starts. */
export function ShiftCountdown({ phase, now }: ShiftCountdownProps) {
  switch (phase.state) {
    case 'active':
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
          <p className="shift-text">{`Your ${phase.isFirst ? 'first' : 'next'} shift starts in`}</p>
          <TimeLeft from={now} to={phase.start} />
          <p className="shift-text">
            {`${formatDay(relativeDay(phase.start, now))} at ${clockTime(phase.start)}. It is ${clockTime(now)}.`}
          </p>
        </>
      );
    case 'ended':
      return (
        <>
          <p className="text-lg font-semibold">Your last shift has ended</p>
          <p className="shift-text mt-2">
            {`It ended on ${formatDay(today(phase.end))} at ${clockTime(phase.end)}.`}
          </p>
        </>
      );
  }
}
