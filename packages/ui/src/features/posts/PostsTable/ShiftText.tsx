import { shiftLabels } from '@prahari/contract/assignments';
import { shiftHours } from '@prahari/domain/shift-hours';
import type { Shift } from '@prahari/domain/shifts';
import { PostMark } from '../PostMark.tsx';

const hourOf = (time: string) => time.slice(0, 2);

/** `Night 20–08` with its mark; a post without a shift says so. */
export function ShiftText({ shift }: { shift: Shift | null }) {
  if (!shift) return <span className="whitespace-nowrap text-muted">Not chosen</span>;
  const hours = shift === '24h' ? undefined : shiftHours(shift);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <PostMark name={shift} className="size-3 shrink-0 text-muted" />
      {shiftLabels[shift]}
      {hours && (
        <span className="text-muted text-xs tabular-nums">
          {hourOf(hours.start)}–{hourOf(hours.end)}
        </span>
      )}
    </span>
  );
}
