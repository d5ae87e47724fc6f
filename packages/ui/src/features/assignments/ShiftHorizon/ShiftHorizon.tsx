import { hoursOf } from '@prahari/domain/post-hours';
import { Horizon } from './Horizon.tsx';
import { ShiftCountdown } from './ShiftCountdown.tsx';
import { type ShiftPlan, shiftPhaseAt } from './shift-clock.ts';
import { skyTimes } from './sky-times.ts';

export interface ShiftHorizonProps extends ShiftPlan {
  /** The current instant; shown in India time. */
  now: Date;
}

/** A countdown to the end of the shift below the sky of this hour: sun or moon, the shift as a band on the ground, a lamp that is lit at night. */
export function ShiftHorizon({ now, ...plan }: ShiftHorizonProps) {
  const phase = shiftPhaseAt(plan, now);
  const hours = hoursOf(plan);
  if (!phase || !hours) return null;
  return (
    <Horizon hours={hours} times={skyTimes(plan, phase, now)} isEnded={phase.state === 'ended'}>
      <ShiftCountdown phase={phase} now={now} />
    </Horizon>
  );
}
