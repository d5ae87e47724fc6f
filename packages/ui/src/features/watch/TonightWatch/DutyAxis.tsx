import type { WatchRow } from '@prahari/contract/watch.schemas';
import { formatClock } from '@prahari/domain/format';
import { minutesSince } from '../watch-text.ts';

/** The axis goes from half an hour before the begin to an hour after it, or to now. */
const BEFORE = 30;
const AFTER = 60;

export interface DutyAxisProps {
  row: WatchRow;
  now: Date;
}

/** The minutes since a begin on one axis, dashed up to now, with the steps as marks and the time of the begin below. */
export function DutyAxis({ row, now }: DutyAxisProps) {
  const waited = minutesSince(row, now);
  const length = BEFORE + Math.max(AFTER, waited + 10);
  const at = (minutes: number) => `${(100 * (BEFORE + minutes)) / length}%`;
  const stepAt = (instant: string) => (Date.parse(instant) - Date.parse(row.beginsAt)) / 60_000;
  return (
    <svg aria-hidden="true" className="h-9 w-full overflow-visible text-muted @max-[60rem]:hidden">
      <line x1="0" x2="100%" y1="12" y2="12" className="stroke-line" />
      <line x1={at(0)} x2={at(0)} y1="6" y2="18" className="stroke-current" />
      <text x={at(0)} y="33" textAnchor="middle" className="fill-current text-xs tabular-nums">
        {formatClock(row.beginsAt)}
      </text>
      <line
        x1={at(0)}
        x2={at(waited)}
        y1="12"
        y2="12"
        strokeWidth="4"
        strokeDasharray="4 3"
        className={row.state === 'late' || row.state === 'notStarted' ? 'stroke-warning' : 'stroke-danger'}
      />
      {row.steps.map(({ _id, at: instant }) => (
        <circle key={_id} cx={at(stepAt(instant))} cy="12" r="5" className="fill-surface stroke-current" />
      ))}
      <line x1={at(waited)} x2={at(waited)} y1="0" y2="24" strokeWidth="2" className="stroke-accent" />
    </svg>
  );
}
