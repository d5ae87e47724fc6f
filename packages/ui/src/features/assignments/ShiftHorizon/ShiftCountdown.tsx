import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
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
  const t = useWords(guardDutyWords);
  const names = useDateNames();
  const itIs = t('itIs', { time: clockTime(now) });
  switch (phase.state) {
    case 'active':
      return (
        <>
          <p className="shift-text">{t('shiftEndsIn')}</p>
          <TimeLeft from={now} to={phase.end} />
          <p className="shift-text">{`${t('youStartedShiftAt', { time: clockTime(phase.start) })} ${itIs}`}</p>
        </>
      );
    case 'upcoming':
      return (
        <>
          <p className="shift-text">{t(phase.isFirst ? 'firstShiftStartsIn' : 'nextShiftStartsIn')}</p>
          <TimeLeft from={now} to={phase.start} />
          <p className="shift-text">
            {`${t('sentence', { text: t('dayAt', { day: formatDay(relativeDay(phase.start, now, t), names), time: clockTime(phase.start) }) })} ${itIs}`}
          </p>
        </>
      );
    case 'ended':
      return (
        <>
          <p className="text-lg font-semibold">{t('lastShiftEnded')}</p>
          <p className="shift-text mt-2">
            {t('endedOn', { day: formatDay(today(phase.end), names), time: clockTime(phase.end) })}
          </p>
        </>
      );
  }
}
