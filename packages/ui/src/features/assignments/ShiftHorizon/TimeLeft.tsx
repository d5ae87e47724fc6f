import { Fragment } from 'react';
import { durationBetween } from './shift-clock.ts';

export interface TimeLeftProps {
  /** The instant to reckon from. */
  from: Date;
  /** The instant it ends. */
  to: Date;
}

/** Hours and minutes, or days and hours from one day on; said in full words to a screen reader. */
export function TimeLeft({ from, to }: TimeLeftProps) {
  const { days, hours, minutes } = durationBetween(from, to);
  const parts = days
    ? [part(days, days === 1 ? 'day' : 'days', 'day'), part(hours, 'h', 'hour')]
    : [part(hours, 'h', 'hour'), part(minutes, 'min', 'minute')];
  const shown = parts.filter(({ count }) => count > 0);
  const told = shown.length ? shown : [part(0, 'min', 'minute')];
  return (
    <p role="timer" aria-label={told.map(({ spoken }) => spoken).join(' ')} className="shift-left">
      {told.map(({ count, unit }) => (
        <Fragment key={unit}>
          {count}
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
