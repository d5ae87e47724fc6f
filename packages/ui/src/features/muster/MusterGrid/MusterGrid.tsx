import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { roles } from '../../../base/data-grid/roles.ts';
import { useGridKeys } from '../../../base/data-grid/useGridKeys.ts';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { legend, markStyle, meaningOf } from '../mark-style.ts';
import { isSunday, weekdayLetter } from '../month-calendar.ts';
import { musterFactsWords } from '../muster-facts-words.ts';
import { type Guard, MusterRow } from './MusterRow.tsx';
import { musterGridWords } from './muster-grid-words.ts';

/** A cell of the grid: a guard and a day. */
export interface MusterPlace {
  guardId: string;
  day: Day;
}

export interface MusterGridProps {
  muster: Muster;
  /** The cell whose evidence is shown. */
  chosen?: MusterPlace | undefined;
  /** Opens the evidence of a cell. */
  onChoose: (place: MusterPlace) => void;
}

/** From this many guards on the head stays in sight, and relievers are folded. */
const MANY = 15;

/** True for a guard whose every duty stood in for another's. */
const isReliever = ({ cells }: Guard): boolean => {
  const duties = cells.filter(({ dutyId }) => dutyId !== undefined);
  return duties.length > 0 && duties.every(({ reliever }) => reliever === true);
};

/** `Show 12 relievers, 31 duties`. */
function FoldButton({
  relievers,
  isOpen,
  onPress,
}: {
  relievers: readonly Guard[];
  isOpen: boolean;
  onPress: () => void;
}) {
  const t = useWords(musterGridWords);
  const duties = relievers.reduce((sum, one) => sum + one.duties, 0);
  return (
    <div className="mb-2 print:hidden">
      <Button size="small" aria-expanded={isOpen} onPress={onPress}>
        {t('showRelievers', { show: isOpen ? t('hide') : t('show'), count: relievers.length, duties })}
      </Button>
    </div>
  );
}

/**
 * The month of a post: guards by days, one tab stop and arrows inside. With many guards it scrolls in its own
 * frame, relievers last and folded. Prints all of it on A4 landscape.
 */
export function MusterGrid({ muster, chosen, onChoose }: MusterGridProps) {
  const names = useDateNames();
  const t = useWords(musterGridWords);
  const sayMusterFacts = useWords(musterFactsWords);
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);
  const { guards, days, totals } = muster;
  const all = days.map(({ day }) => day);
  const isLong = guards.length > MANY;
  const relievers = isLong ? guards.filter(isReliever) : [];
  const [isOpen, setOpen] = useState(() => relievers.some(({ guard }) => guard._id === chosen?.guardId));
  const rows = isLong ? [...guards.filter((row) => !isReliever(row)), ...relievers] : guards;
  const canFold = relievers.length > 1;
  return (
    <>
      {canFold && <FoldButton relievers={relievers} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      <div
        className={`overflow-x-auto print:max-h-none print:overflow-visible ${isLong ? 'max-h-[calc(100dvh-6rem)] min-h-80 overflow-y-auto' : ''}`}
      >
        <table
          {...keys}
          ref={table}
          {...roles.grid}
          tabIndex={guards.length > 0 ? 0 : -1}
          className="w-full min-w-212 table-fixed border-separate border-spacing-0 border-line-strong border-t text-xs tabular-nums outline-offset-2 print:min-w-0"
        >
          <caption className="sr-only">{t('dutiesOfEachGuard')}</caption>
          <colgroup>
            <col className="w-44 print:w-36" />
            {all.map((day) => (
              <col key={day} />
            ))}
            <col className="w-13" />
            <col className="w-10" />
            <col className="w-10" />
          </colgroup>
          <thead className={isLong ? 'sticky top-0 z-2 bg-surface print:static' : ''}>
            <tr className="[&>th]:border-line [&>th]:border-b [&>th]:py-1">
              <th
                scope="col"
                className="sticky start-0 z-1 bg-surface text-start font-semibold text-muted print:static"
              >
                {t('guard')}
              </th>
              {all.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={`font-normal text-muted ${isSunday(day) ? 'bg-sunken' : ''}`}
                >
                  <span className="block font-semibold text-ink">{Number(day.slice(8))}</span>
                  {weekdayLetter(day, names)}
                </th>
              ))}
              <th scope="col">{t('duties')}</th>
              <th scope="col">{t('late')}</th>
              <th scope="col">{t('abs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MusterRow
                key={row.guard._id}
                row={row}
                days={all}
                isFolded={canFold && !isOpen && isReliever(row)}
                chosen={chosen}
                onChoose={onChoose}
              />
            ))}
          </tbody>
          <tfoot className={isLong ? 'sticky bottom-0 z-2 bg-surface print:static' : ''}>
            <tr className="[&>td]:border-line-strong [&>td]:border-b [&>th]:border-line-strong [&>th]:border-b">
              <th
                scope="row"
                className="sticky start-0 bg-surface py-2 text-start font-normal text-muted print:static"
              >
                {t('thereOfAsked')}
              </th>
              {days.map(({ day, asked, present }) => {
                const isOdd = present !== asked && present > 0;
                return (
                  <td
                    key={day}
                    className={`py-1 text-center leading-tight ${isOdd ? 'text-danger' : 'text-muted'} ${isSunday(day) ? 'bg-sunken' : ''}`}
                  >
                    {isOdd ? (
                      <>
                        <span className="block font-semibold">{present}</span>/{asked}
                      </>
                    ) : (
                      present || '–'
                    )}
                  </td>
                );
              })}
              <td className="text-center font-semibold">{totals.duties}</td>
              <td colSpan={2} className="text-center text-muted">
                {t('ofAsked', { asked: totals.asked })}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-muted text-xs">
        {legend.map((letters) => (
          <span key={letters} className="inline-flex items-center gap-1.5">
            <span className={`grid size-6 place-items-center border border-line ${markStyle(letters)}`}>
              {letters}
            </span>
            {meaningOf(letters, sayMusterFacts)}
          </span>
        ))}
      </p>
    </>
  );
}
