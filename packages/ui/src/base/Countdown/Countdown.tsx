import { formatClock, formatSpoken, shouldAnnounce } from './seconds-left.ts';
import { type CountdownEnd, useSecondsLeft } from './useSecondsLeft.ts';

export type CountdownProps = CountdownEnd & {
  /** What is waited for, read before the time: `Another code in`. */
  label: string;
  /** The label stands beside it already. */
  hideLabel?: boolean | undefined;
  /** Shown and said once, in place of the time. */
  endText: string;
  /** Called once, at the end. */
  onEnd?: (() => void) | undefined;
};

/** Time running out, in figures that do not jump. */
export function Countdown({ label, hideLabel = false, endText, onEnd, ...end }: CountdownProps) {
  const left = useSecondsLeft(end, onEnd);
  const over = left === 0;
  const said = over ? endText : left !== null && shouldAnnounce(left) ? `${label} ${formatSpoken(left)}` : '';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm">
      <span role="timer" aria-live="off" className="tabular-nums">
        {!over && <span className={hideLabel ? 'sr-only' : 'text-muted'}>{label} </span>}
        <span className="font-semibold">{over ? endText : left === null ? '–:––' : formatClock(left)}</span>
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}
