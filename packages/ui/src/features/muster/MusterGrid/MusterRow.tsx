import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { useWords } from '../../../base/words/useWords.ts';
import { cellLetters, cornersOf, markStyle, meaningOf } from '../mark-style.ts';
import { isSunday } from '../month-calendar.ts';
import { shortDay } from '../muster-days.ts';
import { musterFactsWords } from '../muster-facts-words.ts';
import type { MusterGridProps } from './MusterGrid.tsx';
import { musterGridWords } from './muster-grid-words.ts';

/** A guard of a muster with the cells of the month. */
export type Guard = Muster['guards'][number];

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--prahari-line)_4px_5px)] print:bg-none';

const orDash = (count: number): string => (count === 0 ? '–' : `${count}`);

function Cell({
  cell,
  guard,
  isChosen,
  onChoose,
}: {
  cell: MusterCell;
  guard: Guard['guard'];
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useWords(musterGridWords);
  const sayMusterFacts = useWords(musterFactsWords);
  if (cell.dutyId === undefined)
    return (
      <td className={`border-line border-b p-0 text-center ${cell.mark === '' ? HATCHED : ''}`}>
        <span className={markStyle(cell.mark)}>{cell.mark}</span>
        {cell.mark === '' && <span className="sr-only">{t('notAtThisPost')}</span>}
      </td>
    );
  const letters = cellLetters(cell);
  const said = [
    meaningOf(letters, sayMusterFacts),
    cell.corrected && t('enteredByOffice'),
    cell.dispute && t('disputed'),
  ];
  return (
    <td className={`border-line border-b p-0 ${isSunday(cell.day) ? 'bg-sunken' : ''}`}>
      <button
        type="button"
        aria-pressed={isChosen}
        className={`relative grid h-8 w-full place-items-center overflow-hidden border border-transparent text-xs aria-pressed:outline-2 aria-pressed:outline-accent-ink aria-pressed:-outline-offset-2 ${markStyle(letters)} ${cornersOf(cell)}`}
        onClick={onChoose}
      >
        <span aria-hidden="true">{letters || '·'}</span>
        <span className="sr-only">
          {`${guard.name}, ${shortDay(cell.day)}: ${said.filter(Boolean).join(', ')}`}
        </span>
      </button>
      {/* Buttons are not printed. */}
      <span className="hidden text-center print:block">{letters}</span>
    </td>
  );
}

/** The row of a guard: a cell for each day, then the totals. */
export function MusterRow({
  row: { guard, cells, ...sums },
  days,
  isFolded,
  chosen,
  onChoose,
}: {
  row: Guard;
  days: readonly Day[];
  /** Shown on paper only, and skipped by the arrows. */
  isFolded: boolean;
} & Pick<MusterGridProps, 'chosen' | 'onChoose'>) {
  const t = useWords(musterGridWords);
  return (
    <tr
      className={`break-inside-avoid ${isFolded ? 'hidden print:table-row' : ''}`}
      {...(isFolded && { 'data-group': '' })}
    >
      <th
        scope="row"
        className="sticky start-0 z-1 border-line border-b bg-surface py-1 pe-2 text-start font-name font-semibold text-sm print:static"
      >
        {guard.name}
        {cells.some(({ reliever }) => reliever) && (
          <span className="font-normal text-muted text-xs"> {t('reliever')}</span>
        )}
      </th>
      {days.map((day) => {
        const own = cells.filter((cell) => cell.day === day);
        const cell = own.find(({ counts }) => counts > 0) ?? own[0] ?? { day, mark: '' as const, counts: 0 };
        return (
          <Cell
            key={day}
            cell={cell}
            guard={guard}
            isChosen={chosen?.guardId === guard._id && chosen.day === day}
            onChoose={() => onChoose({ guardId: guard._id, day })}
          />
        );
      })}
      <td className="border-line border-b text-center font-semibold">{sums.duties}</td>
      <td className="border-line border-b text-center text-muted">{orDash(sums.late)}</td>
      <td
        className={`border-line border-b text-center ${sums.absent > 0 ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {orDash(sums.absent)}
      </td>
    </tr>
  );
}
