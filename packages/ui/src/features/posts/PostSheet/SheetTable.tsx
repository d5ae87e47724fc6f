import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { formatPhone } from '@prahari/domain/phone';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { DayHead, dayClass } from '../day-head.tsx';
import { emptyOn, onRoster } from '../empty-by-day.ts';
import { postSheetWords } from './post-sheet-words.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A guard is assigned on a day: a disc, or a ring for a day to come. */
function SheetMark({ isAhead }: { isAhead: boolean }) {
  const t = useWords(postSheetWords);
  return (
    <span
      role="img"
      aria-label={isAhead ? t('planned') : t('assigned')}
      className={`inline-block size-2.5 rounded-full border-2 border-ink align-middle print:border ${isAhead ? '' : 'bg-ink print:[print-color-adjust:exact]'}`}
    />
  );
}

export interface SheetPartProps {
  post: RosterPost;
  rows: readonly SheetRow[];
  days: readonly Day[];
  today: Day;
  guardLink: (guardId: string) => LinkTarget;
}

const CELL = 'h-9 border-line border-b p-0 text-center';
const NAME = 'sticky start-0 z-1 bg-surface pe-3 text-start print:static';

/** Guards by day, the empty places below them. */
export function SheetTable({ post, rows, days, today, guardLink }: SheetPartProps) {
  const t = useWords(postSheetWords);
  const withRoster = onRoster(post);
  return (
    <div className="@max-[40rem]:hidden relative overflow-x-auto print:block print:overflow-visible">
      <table className="w-full min-w-200 table-fixed border-separate border-spacing-0 border-line-strong border-t text-xs tabular-nums print:table-fixed! print:min-w-0">
        <caption className="sr-only">{t('daysOfEachGuard')}</caption>
        <colgroup>
          <col className="w-56" />
          {days.map((day) => (
            <col key={day} />
          ))}
          <col className="w-14" />
        </colgroup>
        <thead>
          <tr className="[&>th]:border-line [&>th]:border-b">
            <th scope="col" className={`pb-1 align-bottom font-semibold text-muted ${NAME}`}>
              {t('guard')}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} today={today} />
            ))}
            <th scope="col" className="pb-1 text-end align-bottom font-semibold text-muted">
              {t('days')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ guard, days: present }) => (
            <tr key={guard._id} className="break-inside-avoid">
              <th scope="row" className={`border-line border-b py-1.5 font-semibold text-sm ${NAME}`}>
                <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink>
                {guard.phone && (
                  <span className="block whitespace-nowrap font-normal text-muted text-xs">
                    {formatPhone(guard.phone)}
                  </span>
                )}
              </th>
              {days.map((day) => (
                <td key={day} className={`${CELL} ${dayClass(day, today)}`}>
                  {present.has(day) && <SheetMark isAhead={day > today} />}
                </td>
              ))}
              <td className={`${CELL} text-end font-semibold text-sm`}>{present.size}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`border-line-strong border-b font-semibold text-muted ${NAME}`}>
              {t('placesEmpty')}
            </th>
            {days.map((day) => {
              const empty = emptyOn(withRoster, day);
              return (
                <td key={day} className={`${CELL} border-line-strong ${dayClass(day, today)}`}>
                  {empty !== undefined && empty > 0 && (
                    <span className="inline-flex items-center gap-px font-semibold">
                      <LanternMarks filled={0} total={1} />
                      <span className={empty === 1 ? 'sr-only' : undefined}>{empty}</span>
                    </span>
                  )}
                </td>
              );
            })}
            <td className={`${CELL} border-line-strong`} />
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-xs">
        <span className="inline-flex items-center gap-1.5">
          <SheetMark isAhead={false} /> {t('assignedUpToToday')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <SheetMark isAhead /> {t('planned')}
        </span>
      </p>
    </div>
  );
}
