import { minutesOf, shiftHours, shiftMinutes } from '@prahari/domain/shift-hours';
import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react';
import { ShiftCountdown } from './ShiftCountdown.tsx';
import { type ShiftPlan, shiftPhaseAt } from './shift-clock.ts';
import { type SkyTimes, skyTimes } from './sky-times.ts';

// The words do not wait for the drawing, nor need it.
const Sky = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./Sky.tsx').then(
      (module) => ({ default: module.Sky }),
      () => ({ default: () => null }),
    ),
);

export interface ShiftHorizonProps extends ShiftPlan {
  /** The current instant; shown in India time. */
  now: Date;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A countdown to the end of the shift below the sky of this hour: sun or moon, the shift as a band on the ground, a lamp that is lit at night. */
export function ShiftHorizon({ now, ...plan }: ShiftHorizonProps) {
  const phase = shiftPhaseAt(plan, now);
  const hours = shiftHours(plan.shift);
  if (!phase || !hours) return null;
  const times = skyTimes(plan, phase, now);
  const length = shiftMinutes(hours);
  const middle = timeOf((minutesOf(hours.start) + length / 2) % 1440);
  return (
    <div className="shift-frame">
      <section aria-label="Your shift" className="shift-horizon" style={styleOf(times)}>
        <Suspense>
          <Sky />
        </Suspense>
        <div className="shift-words">
          <ShiftCountdown plan={plan} phase={phase} now={now} />
          {length < 1440 && phase.state !== 'ended' && (
            <p className="sr-only">{`The shift is from ${hours.start} to ${hours.end}.`}</p>
          )}
        </div>
        <div aria-hidden="true" className="shift-hours text-xs font-semibold">
          {[hours.start, middle, hours.end].map((time, index) => (
            <Hour key={time} shift={times.shift} part={index / 2}>
              {time}
            </Hour>
          ))}
        </div>
      </section>
    </div>
  );
}

interface HourProps {
  shift: SkyTimes['shift'];
  /** 0 at the start of the shift, 1 at its end. */
  part: number;
  children: string;
}

/** A time below the band; left out beyond the right edge. */
function Hour({ shift, part, children }: HourProps) {
  if (!shift) return null;
  const hour = shift.start + shift.length * part;
  return hour <= 24 ? <span style={{ '--x': hour } as CSSProperties}>{children}</span> : null;
}

const styleOf = ({ hour, from, now, shift }: SkyTimes) =>
  ({
    '--t': hour,
    '--from': from,
    '--now': now,
    '--start': shift?.start ?? 0,
    '--length': shift?.length ?? 0,
  }) as CSSProperties;
