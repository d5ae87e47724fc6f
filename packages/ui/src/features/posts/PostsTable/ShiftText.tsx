import { type Shift, shiftHours, shiftLabels } from '@prahari/contract';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { MOON, SUN, WHOLE_DAY } from '../shapes.ts';

const MARKS = { day: SUN, night: MOON, '24h': WHOLE_DAY };
const hourOf = (time: string) => time.slice(0, 2);

/** `Night 20–08` with its mark; a post without a shift says so. */
export function ShiftText({ shift }: { shift: Shift | null }) {
  if (!shift) return <span className="whitespace-nowrap text-muted">Not chosen</span>;
  const hours = shift === '24h' ? undefined : shiftHours(shift);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Shape shape={MARKS[shift]} className="size-3 shrink-0 text-muted" />
      {shiftLabels[shift]}
      {hours && (
        <span className="text-muted text-xs tabular-nums">
          {hourOf(hours.start)}–{hourOf(hours.end)}
        </span>
      )}
    </span>
  );
}
