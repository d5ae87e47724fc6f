import { formatDay, shiftHours, today } from '@prahari/contract';
import { AllDayWords } from './AllDayWords.tsx';
import { ShiftScene } from './ShiftScene.tsx';
import './shift-horizon.css';
import { clockTime, relativeDay, type ShiftPhase, type ShiftPlan, shiftPhaseAt } from './shift-clock.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface ShiftHorizonProps extends ShiftPlan {
  /** The instant to reckon from; shown in India time. */
  now: Date;
}

/** How long the shift still lasts, or the assignment where one whole day follows another; the lamp on its horizon stands at now. */
export function ShiftHorizon({ now, ...plan }: ShiftHorizonProps) {
  const moment = shiftPhaseAt(plan, now);
  const hours = shiftHours(plan.shift);
  if (!moment || !hours) return null;
  return (
    <section
      aria-label="Your shift"
      data-shift={plan.shift}
      className="shift-horizon relative isolate overflow-hidden text-ink"
    >
      <ShiftScene progress={progressOf(moment, now)} isActive={moment.state === 'on'} />
      {plan.shift === '24h' ? (
        <AllDayWords moment={moment} now={now} endDate={plan.endDate} />
      ) : (
        <Words moment={moment} now={now} />
      )}
      <div aria-hidden="true" className="shift-hours flex justify-between text-xs font-semibold">
        <span>{hours.start}</span>
        <span>{middleOf(hours)}</span>
        <span>{hours.end}</span>
      </div>
    </section>
  );
}

interface WordsProps {
  moment: ShiftPhase;
  now: Date;
}

function Words({ moment, now }: WordsProps) {
  switch (moment.state) {
    case 'on':
      return (
        <>
          <p className="shift-words">Your shift ends in</p>
          <TimeLeft from={now} to={moment.end} />
          <p className="shift-words">
            You started at {clockTime(moment.start)}. It is {clockTime(now)}.
          </p>
        </>
      );
    case 'ahead':
      return (
        <>
          <p className="shift-words">Your {moment.isFirst ? 'first' : 'next'} shift starts in</p>
          <TimeLeft from={now} to={moment.start} />
          <p className="shift-words">
            {formatDay(relativeDay(moment.start, now))} at {clockTime(moment.start)}. It is {clockTime(now)}.
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <p className="text-lg font-semibold">Your last shift has ended</p>
          <p className="shift-words mt-2">
            It ended on {formatDay(today(moment.end))} at {clockTime(moment.end)}.
          </p>
        </>
      );
  }
}

/** 0 at the start of the shift, 1 at its end. */
function progressOf(moment: ShiftPhase, now: Date): number {
  if (moment.state !== 'on') return moment.state === 'ahead' ? 0 : 1;
  return (now.getTime() - moment.start.getTime()) / (moment.end.getTime() - moment.start.getTime());
}

function middleOf({ start, end }: { start: string; end: string }): string {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = (minute(end) - minute(start) + 1440) % 1440 || 1440;
  const middle = (minute(start) + length / 2) % 1440;
  return [Math.floor(middle / 60), middle % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
