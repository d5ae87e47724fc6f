import { leaveReasons } from '@prahari/contract/leave';
import type { OwnLeave } from '@prahari/contract/leave.schemas';
import { type Day, today } from '@prahari/domain/days';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { SEND } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { daysText, isBetween, type LeaveDays, lengthText, pressDay, shownDays } from '../leave-days.ts';
import { ownLeaveWords, type SayLeave } from '../own-leave-words.ts';

/** The days and reason of a leave that is not sent yet. */
export interface LeaveDraft {
  picked?: LeaveDays | undefined;
  reason: string;
}

export interface AskForLeaveProps {
  /** The current instant by the server. */
  now: Date;
  /** Days of the guard's duties that have not begun, in order. */
  dutyDays: readonly Day[];
  /** Leave asked for before: its days can't be asked for again. */
  leave: readonly OwnLeave[];
  /** Keeps what is chosen while the tab is closed. */
  draft?: DraftStore<LeaveDraft> | undefined;
  pending: boolean;
  onAsk: (asked: LeaveDays & { reason: string }) => void;
}

const DAY = [
  'min-h-target rounded-md border border-transparent px-0 text-sm tabular-nums',
  'disabled:text-muted disabled:line-through aria-pressed:bg-ink aria-pressed:text-surface',
].join(' ');
/** Positions of the weekdays in their names, which begin with Sunday. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;
const CHIP =
  'min-h-target rounded-md border border-line-strong px-4 text-sm font-semibold aria-pressed:bg-ink aria-pressed:text-surface';

/** Asks for leave in three presses from the duty's screen: nothing has to be typed. */
export function AskForLeave({ now, dutyDays, leave, draft, pending, onAsk }: AskForLeaveProps) {
  const t = useWords(ownLeaveWords);
  const say = useTexts();
  const names = useDateNames();
  const day = today(now);
  const taken = leave.filter(({ status }) => status !== 'declined');
  const isTaken = (one: Day) => taken.some((days) => isBetween(one, days));
  const next = dutyDays.find((one) => one > day && !isTaken(one));
  const [{ picked, reason }, change] = useDraft<LeaveDraft>(draft, { reason: '' });
  // The next duty is what most people ask for.
  const chosen = picked ?? (next === undefined ? undefined : { from: next, to: next });
  const isOverlap =
    chosen !== undefined && taken.some((days) => days.from <= chosen.to && days.to >= chosen.from);
  const problem = problemOf({ chosen, isOverlap, reason }, t);
  return (
    <section aria-labelledby="ask-for-leave" className="mb-8 grid max-w-[34rem] gap-4">
      <h2 id="ask-for-leave" className="text-lg font-semibold">
        {t('ask')}
      </h2>
      <p className="text-muted text-sm">{t('how')}</p>
      <div className="grid grid-cols-7 gap-1 text-center">
        {FROM_MONDAY.map((weekday) => (
          <span key={weekday} aria-hidden="true" className="text-muted text-xs">
            {names.weekdayLetters[weekday]}
          </span>
        ))}
        {shownDays(day).map((one) => (
          <button
            key={one}
            type="button"
            className={`${DAY} ${dutyDays.includes(one) ? 'font-semibold' : ''}`}
            aria-label={formatDayWithWeekday(new Date(`${one}T06:00:00Z`), names)}
            aria-pressed={chosen !== undefined && isBetween(one, chosen)}
            disabled={one < day || isTaken(one)}
            onClick={() => change({ picked: pressDay(picked, one) })}
          >
            {Number(one.slice(-2))}
          </button>
        ))}
      </div>
      <p className="font-medium" role="status">
        {chosen ? `${daysText(chosen, t, names)}, ${lengthText(chosen, t)}` : t('noDay')}
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{t('why')}</legend>
        {leaveReasons.map((one) => (
          <button
            key={one}
            type="button"
            className={CHIP}
            aria-pressed={reason === one}
            onClick={() => change({ reason: one })}
          >
            {say(one)}
          </button>
        ))}
      </fieldset>
      <div>
        <Button
          variant="primary"
          size="large"
          className="w-full"
          pending={pending}
          disabled={problem !== ''}
          onPress={() => chosen && onAsk({ ...chosen, reason })}
        >
          <Shape shape={SEND} />
          {chosen ? t('askFor', { length: lengthText(chosen, t) }) : t('ask')}
        </Button>
        {problem && <p className="mt-2 text-muted text-sm">{problem}</p>}
      </div>
    </section>
  );
}

interface Asked {
  chosen: LeaveDays | undefined;
  isOverlap: boolean;
  reason: string;
}

/** Says what is missing, or nothing. */
function problemOf({ chosen, isOverlap, reason }: Asked, t: SayLeave): string {
  if (!chosen) return t('chooseDay');
  if (isOverlap) return t('askedAlready');
  return reason === '' ? t('chooseWhy') : '';
}
