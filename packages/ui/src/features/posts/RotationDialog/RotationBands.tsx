import type { Day } from '@prahari/domain/days';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { DayHead, dayClass } from '../day-head.tsx';
import { type PlanRow, type RotationPlan, WEEK_HOURS } from '../rotation-plan.ts';
import { rotationDialogWords } from './rotation-dialog-words.ts';

export interface RotationBandsProps {
  plan: RotationPlan;
  /** The days of the rotation. */
  days: readonly Day[];
  today: Day;
  /** Guards that the post asks for. */
  asked: number;
  /** The word for a duty: `night`. */
  duty: string;
  initials: ReadonlyMap<string, string>;
}

const CELL = 'h-9 border-line border-b p-0 text-center';

const NAME = 'sticky start-0 z-1 bg-raised pe-3 text-start border-line border-b';

const SUM = `${CELL} ps-2 text-end font-semibold text-sm`;

/** Days at once; longer rotations are shown page by page. */
const AT_ONCE = 35;

function Cell({
  row,
  day,
  duty,
  initials,
}: { row: PlanRow; day: Day } & Pick<RotationBandsProps, 'duty' | 'initials'>) {
  const t = useWords(rotationDialogWords);
  const { days, covers, isReliever } = row;
  const off = covers.get(day);
  if (off)
    return (
      <span className="grid h-7 place-items-center whitespace-nowrap bg-info-soft font-semibold text-info tracking-tighter">
        <span aria-hidden="true">{initials.get(off._id)}</span>
        <span className="sr-only">{t('forDuty', { duty, name: off.name })}</span>
      </span>
    );
  if (days.has(day))
    return (
      <span className="block h-5 bg-line-strong">
        <span className="sr-only">{duty}</span>
      </span>
    );
  return isReliever ? null : <span className="text-muted">{t('off')}</span>;
}

/** Guards by day as bands with their days off, the reliever's days by whom they are for; the places filled below. */
export function RotationBands(props: RotationBandsProps) {
  const t = useWords(rotationDialogWords);
  const { plan, days, today, asked, duty, initials } = props;
  const [page, setPage] = useState(0);
  // The rotation may have become shorter since the page was turned.
  const start = page * AT_ONCE < days.length ? page * AT_ONCE : 0;
  const shown = days.slice(start, start + AT_ONCE);
  return (
    <div className="@max-[40rem]:hidden min-w-0">
      {days.length > AT_ONCE && (
        <p className="mb-2 flex items-center gap-3 text-sm">
          <Button size="small" disabled={start === 0} onPress={() => setPage(start / AT_ONCE - 1)}>
            {t('earlierDays')}
          </Button>
          <Button
            size="small"
            disabled={start + AT_ONCE >= days.length}
            onPress={() => setPage(start / AT_ONCE + 1)}
          >
            {t('laterDays')}
          </Button>
        </p>
      )}
      <section
        aria-label={t('daysOfEachGuard')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full min-w-200 table-fixed border-separate border-spacing-0 border-line-strong border-t text-xs tabular-nums">
          <caption className="sr-only">{t('daysOfEachGuard')}</caption>
          <colgroup>
            <col className="w-44" />
            {shown.map((day) => (
              <col key={day} />
            ))}
            <col className="w-13" />
            <col className="w-10" />
            <col className="w-14" />
          </colgroup>
          <thead>
            <tr className="[&>th]:border-line [&>th]:border-b">
              <th scope="col" className={`pb-1 align-bottom font-semibold text-muted ${NAME}`}>
                {t('guard')}
              </th>
              {shown.map((day) => (
                <DayHead key={day} day={day} today={today} />
              ))}
              <th scope="col" className="pb-1 text-end align-bottom font-semibold text-muted">
                {t('duties')}
              </th>
              <th
                scope="col"
                abbr={t('sundays')}
                className="pb-1 text-end align-bottom font-semibold text-muted"
              >
                {t('sun')}
              </th>
              <th
                scope="col"
                abbr={t('mostHoursInWeek')}
                className="pb-1 text-end align-bottom font-semibold text-muted"
              >
                {t('hWeek')}
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <tr key={row.person._id}>
                <th scope="row" className={`py-1.5 font-semibold text-sm ${NAME}`}>
                  {row.person.name}
                  {row.isReliever && <span className="font-normal text-muted text-xs"> {t('reliever')}</span>}
                </th>
                {shown.map((day) => (
                  <td key={day} className={`${CELL} ${dayClass(day, today)}`}>
                    <Cell row={row} day={day} duty={duty} initials={initials} />
                  </td>
                ))}
                <td className={SUM}>{row.days.size}</td>
                <td className={SUM}>{row.sundays}</td>
                <td className={`${SUM} ${row.weekHours > WEEK_HOURS ? 'text-warning' : ''}`}>
                  {row.weekHours}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={`font-semibold text-muted ${NAME}`}>
                {t('thereOfAsked', { asked })}
              </th>
              {shown.map((day) => {
                const there = plan.rows.filter((row) => row.days.has(day)).length;
                return (
                  <td
                    key={day}
                    className={`${CELL} font-semibold ${there < asked ? 'text-warning underline decoration-dotted underline-offset-4' : ''} ${dayClass(day, today)}`}
                  >
                    {there}
                  </td>
                );
              })}
              <td className={SUM}>{plan.duties}</td>
              <td className={`${CELL} ps-2 text-end text-muted`} colSpan={2}>
                {t('ofPlaces', { places: asked * days.length })}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-xs">
        <span className="inline-flex items-center gap-1.5">
          <span className="inline-block h-4 w-5 bg-line-strong" /> {duty}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span>{t('off')}</span> {t('dayOff')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="inline-block h-4 w-5 bg-info-soft" /> {t('relieverForWhom')}
        </span>
      </p>
    </div>
  );
}
