import { Fragment } from 'react';
import { durationBetween } from './shift-clock.ts';

export interface TimeLeftProps {
  /** The current instant. */
  from: Date;
  /** The instant to count down to. */
  to: Date;
  /** A word after it: `late`. */
  word?: string | undefined;
}

/** Hours and minutes, or days and hours from one day on; spelled out for screen readers. */
export function TimeLeft({ from, to, word }: TimeLeftProps) {
  const { days, hours, minutes } = durationBetween(from, to);
  const parts = days
    ? [part(days, days === 1 ? 'day' : 'days', 'day'), part(hours, 'h', 'hour')]
    : [part(hours, 'h', 'hour'), part(minutes, 'min', 'minute')];
  const shown = parts.filter(({ count }) => count > 0);
  const labels = shown.length ? shown : [part(0, 'min', 'minute')];
  return (
    <p
      role="timer"
      aria-label={[...labels.map(({ spoken }) => spoken), ...(word ? [word] : [])].join(' ')}
      className="shift-time-left"
    >
      {labels.map(({ count, unit }) => (
        <Fragment key={unit}>
          <span>{count}</span>
          <small>{unit}</small>
        </Fragment>
      ))}
      {word && <small>{word}</small>}
    </p>
  );
}

const part = (count: number, unit: string, word: string) => ({
  count,
  unit,
  spoken: `${count} ${word}${count === 1 ? '' : 's'}`,
});
