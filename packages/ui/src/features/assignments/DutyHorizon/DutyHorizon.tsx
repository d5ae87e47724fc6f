import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import { Horizon } from '../ShiftHorizon/Horizon.tsx';
import { skyTimes } from '../ShiftHorizon/sky-times.ts';
import { TimeLeft } from '../ShiftHorizon/TimeLeft.tsx';
import { type DutyNow, dutyWords } from './duty-words.ts';

export interface DutyHorizonProps {
  duty: DutyNow & { post: Pick<OwnDuty['post'], 'shift' | 'startsAt' | 'hours'> };
  /** The current instant by the server; shown in India time. */
  now: Date;
}

/** The duty of now or the next one below the sky of this hour: its own begin and end, also of a 24-hour post. */
export function DutyHorizon({ duty, now }: DutyHorizonProps) {
  const t = useWords(guardDutyWords);
  const names = useDateNames();
  const { above, middle, below } = dutyWords(duty, now, { t, names });
  const { shift, startsAt, hours } = duty.post;
  const start = new Date(duty.beginsAt);
  const phase =
    now < start
      ? ({ state: 'upcoming', start, isFirst: false } as const)
      : ({ state: 'active', start, end: new Date(duty.endsAt) } as const);
  return (
    <Horizon hours={{ startsAt, hours }} times={skyTimes({ shift, startsAt, hours }, phase, now)}>
      <p className="shift-text">{above}</p>
      {typeof middle === 'string' ? <p className="shift-time-left">{middle}</p> : <TimeLeft {...middle} />}
      <p className="shift-text">{below}</p>
    </Horizon>
  );
}
