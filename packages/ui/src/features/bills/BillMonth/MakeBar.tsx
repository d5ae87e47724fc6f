import type { MadeBill } from '@prahari/contract/bill-months.schemas';
import { formatRupees } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { Button } from '../../../base/Button/Button.tsx';
import { Progress } from '../../../base/Progress/Progress.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { MonthRow } from './bill-month-rows.ts';
import { billMonthWords } from './bill-month-words.ts';

export interface MakeBarProps {
  rows: readonly MonthRow[];
  /** Bills are being made. */
  making: { done: number; total: number } | null;
  isStopping: boolean;
  onMake: () => void;
  onStop: () => void;
  onBack: () => void;
}

const sumOf = (rupees: readonly number[]): string =>
  formatRupees(toRupees(sumPaise(rupees.map((amount) => toPaise(amount)))));

const billsOf = (rows: readonly MonthRow[], result: MadeBill['result']) =>
  rows.flatMap(({ made }) => (made?.result === result && made.bill ? [made.bill] : []));

/** What the presses so far made: `9 bills made, ₹13,58,270.00`. */
function Made({ rows }: { rows: readonly MonthRow[] }) {
  const t = useWords(billMonthWords);
  const bills = billsOf(rows, 'made');
  const before = billsOf(rows, 'made_before').length;
  const refused = rows.filter(({ made }) => made?.result === 'refused').length;
  if (bills.length + before + refused === 0) return null;
  const numbers = bills.map(({ billNumber }) => billNumber).sort();
  const [first] = numbers;
  const last = numbers.at(-1);
  return (
    <p role="status" className="min-w-0 text-sm">
      <b className="font-semibold">
        {t('billsMade', {
          bills: t('billCount', { count: bills.length }),
          sum: bills.length > 0 ? `, ${sumOf(bills.map(({ amount }) => amount))}` : '',
        })}
      </b>
      <span className="block text-muted text-xs tabular-nums">
        {[
          first && last && (first === last ? first : t('toFirst', { first, last })),
          before > 0 && t('countMadeBefore', { before }),
          refused > 0 && t('notMadeRefused', { refused }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

/** What is chosen with the button that makes the bills, and how far they are. As wide as the tab, at its foot. */
export function MakeBar({ rows, making, isStopping, onMake, onStop, onBack }: MakeBarProps) {
  const t = useWords(billMonthWords);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const bills = t('billCount', { count: chosen.length });
  return (
    <div className="sticky print:static bottom-0 z-2 -mx-[clamp(1rem,2.5vw,2rem)] -mb-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t bg-raised px-[clamp(1rem,2.5vw,2rem)] py-3">
      {making ? (
        <>
          <Progress
            label={t('makingBills')}
            value={making.done}
            max={making.total}
            text={t('ofDone', { done: making.done, total: making.total })}
            className="min-w-48 max-w-120 flex-1"
          />
          {/* The pending button stays under the pointer: a double click must not press Stop. */}
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
            <Button pending={isStopping} onPress={onStop}>
              {t('stop')}
            </Button>
            <Button variant="primary" pending>
              {t('makeCount', { count: t('billCount', { count: making.total }) })}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="grid min-w-0 gap-1">
            <Made rows={rows} />
            {chosen.length > 0 && (
              <p className="text-sm tabular-nums">
                <b className="font-semibold">
                  {`${bills}, ${sumOf(chosen.map(({ totals }) => toRupees(totals.total)))}`}
                </b>
              </p>
            )}
            {chosen.length === 0 && rows.every(({ made }) => !made) && (
              <p className="text-muted text-sm">{t('noClientIsChosen')}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
            <Button onPress={onBack}>{t('backToBills')}</Button>
            {chosen.length > 0 && (
              <Button variant="primary" onPress={onMake}>
                {t('makeBills', { bills })}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
