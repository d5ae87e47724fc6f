import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { clockTime, relativeDay, type ShiftPhase } from './shift-clock.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface ShiftCountdownProps {
  /** The shift that is running or next at `now`. */
  phase: ShiftPhase;
  /** The instant to count from; shown in India time. */
  now: Date;
}

/** Time until the shift ends or the next one starts. */
export function ShiftCountdown({ phase, now }: ShiftCountdownProps) {
  switch (phase.state) {
    case 'active':
      return (
        <>
          <p className="shift-text">Your shift ends in</p>
          <TimeLeft from={now} to={phase.end} />
          <p className="shift-text">{`You started at ${clockTime(phase.start)}. It is ${clockTime(now)}.`}</p>
        </>
      );
    case 'upcoming':
      return (
        <>
          <p className="shift-text">{`Your ${phase.isFirst ? 'first' : 'next'} shift starts in`}</p>
          <TimeLeft from={now} to={phase.start} />
          <p className="shift-text">
            {`${formatDay(relativeDay(phase.start, now))} at ${clockTime(phase.start)}. It is ${clockTime(now)}.`}
          </p>
        </>
      );
    case 'ended':
      return (
        <>
          <p className="text-lg font-semibold">Your last shift has ended</p>
          <p className="shift-text mt-2">
            {`It ended on ${formatDay(today(phase.end))} at ${clockTime(phase.end)}.`}
          </p>
        </>
      );
  }
}
