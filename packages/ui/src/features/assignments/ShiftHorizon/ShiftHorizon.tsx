import { shiftHours } from '@prahari/contract';
import { ShiftCountdown } from './ShiftCountdown.tsx';
import { ShiftScene } from './ShiftScene.tsx';
import './shift-horizon.css';
import { type ShiftPhase, type ShiftPlan, shiftPhaseAt } from './shift-clock.ts';

export interface ShiftHorizonProps extends ShiftPlan {
  /** The current instant; shown in India time. */
  now: Date;
}

/** A countdown to the end of the shift over a drawing of a street, with a lantern at the current time. */
export function ShiftHorizon({ now, ...plan }: ShiftHorizonProps) {
  const phase = shiftPhaseAt(plan, now);
  const hours = shiftHours(plan.shift);
  if (!phase || !hours) return null;
  return (
    <section
      aria-label="Your shift"
      data-shift={plan.shift}
      className="shift-horizon relative isolate overflow-hidden text-ink"
    >
      <ShiftScene progress={progressOf(phase, now)} isActive={phase.state === 'active'} />
      <ShiftCountdown plan={plan} phase={phase} now={now} />
      <div aria-hidden="true" className="shift-hours flex justify-between text-xs font-semibold">
        <span>{hours.start}</span>
        <span>{middleHour(hours)}</span>
        <span>{hours.end}</span>
      </div>
    </section>
  );
}

/** 0 at the start of the shift, 1 at its end. */
function progressOf(phase: ShiftPhase, now: Date): number {
  if (phase.state !== 'active') return phase.state === 'upcoming' ? 0 : 1;
  return (now.getTime() - phase.start.getTime()) / (phase.end.getTime() - phase.start.getTime());
}

function middleHour({ start, end }: { start: string; end: string }): string {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = (minute(end) - minute(start) + 1440) % 1440 || 1440;
  const middle = (minute(start) + length / 2) % 1440;
  return [Math.floor(middle / 60), middle % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
