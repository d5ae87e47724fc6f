import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { formatClock, formatSpoken, shouldAnnounce } from './seconds-left.ts';
import { type CountdownEnd, useSecondsLeft } from './useSecondsLeft.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> &
  CountdownEnd & {
    /** Shown before the time: `Another code in`. */
    label: string;
    /** Shows the label to screen readers only, when it is written beside the timer. */
    hideLabel?: boolean | undefined;
    /** Replaces the time at the end; announced once. */
    endText: string;
    /** Called once, at the end. */
    onEnd?: (() => void) | undefined;
  };

/** A `role="timer"` until an instant or for some seconds. Attributes and `ref` go to the span. */
export function Countdown({
  label,
  hideLabel = false,
  endText,
  onEnd,
  until,
  seconds,
  className,
  ...rest
}: CountdownProps) {
  const left = useSecondsLeft({ until, seconds } as CountdownEnd, onEnd);
  const isOver = left === 0;
  const announcement = isOver
    ? endText
    : left !== null && shouldAnnounce(left)
      ? `${label} ${formatSpoken(left)}`
      : '';
  return (
    <span {...rest} className={classNames('inline-flex flex-wrap items-baseline gap-x-2 text-sm', className)}>
      <span role="timer" aria-live="off" className="tabular-nums">
        {!isOver && <span className={hideLabel ? 'sr-only' : 'text-muted'}>{`${label} `}</span>}
        <span className="font-semibold">{isOver ? endText : left === null ? '–:––' : formatClock(left)}</span>
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </span>
  );
}
