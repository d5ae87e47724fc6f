import { formatDay } from '@prahari/contract';
import { clockTime, daysLeft, relativeDay, type ShiftPhase } from './shift-clock.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface AllDayWordsProps {
  moment: ShiftPhase;
  /** The instant to reckon from. */
  now: Date;
  /** The last whole day in India, `YYYY-MM-DD`. */
  endDate: string;
}

/** One whole day follows another: midnight ends nothing to speak of, the assignment does. */
export function AllDayWords({ moment, now, endDate }: AllDayWordsProps) {
  switch (moment.state) {
    case 'on':
      return <OnDuty days={daysLeft(endDate, now)} now={now} />;
    case 'ahead':
      return (
        <>
          <p className="shift-words">Your assignment starts in</p>
          <TimeLeft from={now} to={moment.start} />
          <p className="shift-words">
            {formatDay(relativeDay(moment.start, now))} at {clockTime(moment.start)}. It is {clockTime(now)}.
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <p className="text-lg font-semibold">Your assignment has ended</p>
          <p className="shift-words mt-2">It ended on {formatDay(endDate)}.</p>
        </>
      );
  }
}

function OnDuty({ days, now }: { days: number; now: Date }) {
  const isFar = days > 1;
  return (
    <>
      <p className="shift-words">Your assignment ends{isFar && ' in'}</p>
      {isFar ? (
        <p role="timer" aria-label={`${days} days`} className="shift-left">
          {days}
          <small>days</small>
        </p>
      ) : (
        <p role="timer" className="shift-left">
          {days === 1 ? 'tomorrow' : 'today'}
        </p>
      )}
      <p className="shift-words">
        You are on duty {days === 0 ? 'until midnight' : 'all day'}. It is {clockTime(now)}.
      </p>
    </>
  );
}
