import { Fragment } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
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
  const t = useWords(guardDutyWords);
  const dayPart = (count: number) => ({
    count,
    unit: t('day', { count }),
    spoken: t('daysSpoken', { count }),
  });
  const hourPart = (count: number) => ({ count, unit: t('hour'), spoken: t('hoursSpoken', { count }) });
  const minutePart = (count: number) => ({
    count,
    unit: t('minute'),
    spoken: t('minutesSpoken', { count }),
  });
  const { days, hours, minutes } = durationBetween(from, to);
  const parts = days ? [dayPart(days), hourPart(hours)] : [hourPart(hours), minutePart(minutes)];
  const shown = parts.filter(({ count }) => count > 0);
  const labels = shown.length ? shown : [minutePart(0)];
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
