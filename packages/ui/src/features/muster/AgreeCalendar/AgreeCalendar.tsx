import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CALENDAR, calendarStart, weekdayLetters } from '../month-calendar.ts';
import { monthTitle, shortDay } from '../muster-days.ts';
import { musterWords } from '../muster-words.ts';

export interface AgreeCalendarProps {
  muster: Muster;
  /** Days that are marked as not right, before they are sent. */
  marked: readonly Day[];
  /** Opens a day. */
  onDay: (day: Day) => void;
}

/** More guards than these are a number instead of lanterns. */
const LANTERNS = [1, 2, 3] as const;

const hasLanterns = ({ asked, present }: { asked: number; present: number }): boolean =>
  Math.max(asked, present) <= LANTERNS.length;

function Guards({ asked, present }: { asked: number; present: number }) {
  const t = useWords(musterWords);
  if (!hasLanterns({ asked, present }))
    return (
      <span className="text-xs" aria-hidden="true">
        {present < asked ? t('presentOf', { present, asked }) : present}
      </span>
    );
  const came = Math.ceil(present);
  return (
    <span className="flex h-3 justify-center gap-0.5">
      {LANTERNS.slice(0, Math.max(asked, came)).map((at) => (
        <span
          key={at}
          className={
            at <= came
              ? '[&>svg]:size-2.5'
              : 'text-danger [&>svg]:size-2.5 [&_path]:fill-none [&_path]:stroke-current'
          }
        >
          <Icon name="lantern" />
        </span>
      ))}
    </span>
  );
}

const cellStyle = (isMarked: boolean, isShort: boolean): string => {
  if (isMarked) return 'border-ink bg-ink text-surface';
  return isShort ? 'border-danger bg-danger-soft text-danger' : 'border-transparent bg-raised';
};

/** The days of a month with the guards who came; a press opens a day. */
export function AgreeCalendar({ muster: { days, month }, marked, onDay }: AgreeCalendarProps) {
  const t = useWords(musterWords);
  const names = useDateNames();
  const latest = days.filter(({ present }) => present > 0).at(-1)?.day;
  return (
    <div>
      <div className={`${CALENDAR} mb-1 font-semibold text-muted text-xs`} aria-hidden="true">
        {weekdayLetters(names).map(({ key, letter }) => (
          <span key={key}>{letter}</span>
        ))}
      </div>
      <ul className={CALENDAR} aria-label={t('daysOf', { month: monthTitle(month, names) })}>
        {days.map(({ day, asked, present }, index) => {
          const isOver = latest !== undefined && day <= latest;
          const isShort = isOver && present < asked;
          const isMarked = marked.includes(day);
          return (
            <li key={day} className="min-w-0" style={index === 0 ? calendarStart(day) : undefined}>
              <button
                type="button"
                className={`grid min-h-12 w-full content-center gap-0.5 rounded-md border px-0.5 py-1 tabular-nums hover:border-line-strong print:grid! ${cellStyle(isMarked, isShort)}`}
                onClick={() => onDay(day)}
              >
                <span className="sr-only">
                  {`${shortDay(day, names)}: ${t('cameOf', { present, asked })}${isMarked ? `, ${t('marked')}` : ''}`}
                </span>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                {isOver ? <Guards asked={asked} present={present} /> : <span className="h-5 text-xs" />}
              </button>
            </li>
          );
        })}
      </ul>
      {days.some((day) => day.asked > 0 && hasLanterns(day)) && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="lantern" /> {t('came')}
          </span>
          <span className="inline-flex items-center gap-1.5 text-danger [&_path]:fill-none [&_path]:stroke-current">
            <Icon name="lantern" /> {t('nobodyCame')}
          </span>
        </p>
      )}
    </div>
  );
}
