import type { BilledFrom } from '@prahari/contract/bill-months';
import { billedFrom } from '@prahari/contract/bill-months';
import type { Day } from '@prahari/domain/days';
import { formatCount } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { DateField, type DateFieldProps } from '../../../base/DateField/DateField.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { billedFromLabels, billedFromNotes, monthName } from '../bill-month-text.ts';
import { officeBillsWords, type SayOfficeBills } from '../office-bills-words.ts';
import { BillDraftRow, type DraftActions } from './BillDraftRow.tsx';
import type { MonthRow } from './bill-month-rows.ts';
import { billMonthWords, type SayBillMonth } from './bill-month-words.ts';
import { MakeBar, type MakeBarProps } from './MakeBar.tsx';

export interface BillMonthProps extends DraftActions, MakeBarProps {
  /** `2026-11` */
  month: string;
  basedOn: BilledFrom;
  onBasedOn: (basedOn: BilledFrom) => void;
  /** Goes from month to month. */
  period: ReactNode;
  /** The value, limits and error of the bill date; read only while the month runs. */
  billDate: Pick<DateFieldProps, 'min' | 'max' | 'error' | 'readOnly'> & {
    value: Day;
    onChange: (day: Day) => void;
  };
  /** Chooses all that can be billed, or none. */
  onChooseAll: (isChosen: boolean) => void;
  /** The drafts whose bill is being made now. */
  current: ReadonlySet<string>;
  /** The drafts of the press that is running. */
  pressed: ReadonlySet<string>;
}

const BASED_ON = (sayOfficeBills: SayOfficeBills) =>
  billedFrom.map((value) => ({ value, label: billedFromLabels(sayOfficeBills)[value] }));
const groups = (t: SayBillMonth) =>
  [
    { id: 'waiting', title: t('waitForYou') },
    { id: 'ready', title: t('ready') },
    { id: 'billed', title: t('billed') },
  ] as const;

function Figures({ rows }: { rows: readonly MonthRow[] }) {
  const t = useWords(billMonthWords);
  const ready = rows.filter(({ group }) => group === 'ready');
  const waiting = rows.filter(({ group }) => group === 'waiting').length;
  const duties = ready.reduce((sum, row) => sum + row.duties, 0);
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-muted text-xs tabular-nums">
      <span>
        <b className="font-semibold text-ink text-xl">{ready.length}</b>{' '}
        {t('ofCount', { count: t('clientCount', { count: rows.length }) })}
      </span>
      <span>
        <b className="font-semibold text-ink text-xl">
          {Number.isInteger(duties) ? formatCount(duties) : duties}
        </b>
        {t('dutiesUnit')}
      </span>
      {waiting > 0 && (
        <span className="text-danger">
          <b className="font-semibold text-xl">{waiting}</b> {t('waitsForYou', { waiting })}
        </span>
      )}
    </p>
  );
}

function ColumnHeads() {
  const t = useWords(billMonthWords);
  return (
    <div
      aria-hidden="true"
      className="@max-[56rem]:hidden grid grid-cols-[1.25rem_minmax(0,1fr)_4rem_7.5rem_11.5rem_8.5rem_13rem_2rem] gap-x-4 py-1 text-muted text-xs [&>:nth-child(n+3):nth-child(-n+6)]:text-end"
    >
      <span />
      <span>{t('client')}</span>
      <span>{t('dutiesColumn')}</span>
      <span>{t('taxableColumn')}</span>
      <span>{t('tax')}</span>
      <span>{t('total')}</span>
      <span>{t('state')}</span>
      <span />
    </div>
  );
}

/** The bills of a month before they are made, with their problems, and the press that makes them. */
export function BillMonth({
  month,
  basedOn,
  onBasedOn,
  period,
  billDate,
  onChooseAll,
  current,
  pressed,
  ...props
}: BillMonthProps) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billMonthWords);
  const { rows, making, isStopping, onMake, onStop, onBack, ...actions } = props;
  const isMaking = making !== null;
  const choosable = rows.filter(({ canChoose }) => canChoose);
  const chosen = choosable.filter(({ isChosen }) => isChosen);
  const progressOf = ({ key, made }: MonthRow) => {
    if (!isMaking || made || !pressed.has(key)) return undefined;
    return current.has(key) ? 'making' : 'waits';
  };
  return (
    <article aria-label={t('billsForMonth', { month: monthName(month) })} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 className="font-semibold text-lg">{t('billMonth')}</h1>
            {period}
          </div>
          <p className="text-muted text-sm">
            {t('nothingIsMadeUntil', { billedFromNotes: billedFromNotes(sayOfficeBills)[basedOn] })}
          </p>
        </div>
        <Figures rows={rows} />
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label={t('basedOn')}
          name="basedOn"
          className="min-w-36 max-sm:flex-1 sm:w-48"
          options={BASED_ON(sayOfficeBills)}
          value={basedOn}
          disabled={isMaking}
          onChange={onBasedOn}
        />
        <DateField
          label={t('billDate')}
          name="billDate"
          className="min-w-44 max-sm:flex-1 sm:w-56"
          {...billDate}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState scene="accountBook" title={t('nobodyHadPostIn', { month: monthName(month) })}>
          {t('chooseAnotherMonth')}
        </EmptyState>
      ) : (
        <>
          {choosable.length > 1 && !isMaking && (
            <Checkbox
              label={t('allThatCanBe', { count: choosable.length })}
              checked={chosen.length === choosable.length}
              indeterminate={chosen.length > 0 && chosen.length < choosable.length}
              onChange={onChooseAll}
            />
          )}
          {groups(t).map(({ id, title }) => {
            const own = rows.filter(({ group }) => group === id);
            if (own.length === 0) return null;
            const isMade = id === 'ready' && own.every(({ made }) => made?.bill);
            const heading = isMade ? t('made') : title;
            return (
              <section key={id} aria-label={heading} className="@container min-w-0">
                <div className="flex items-baseline gap-2 border-line-strong border-b pb-1">
                  <h2 className="font-semibold text-base">{heading}</h2>
                  <span className="text-muted text-xs tabular-nums">{own.length}</span>
                </div>
                {id === 'ready' && <ColumnHeads />}
                <ul className="text-sm">
                  {own.map((row) => (
                    <BillDraftRow
                      key={row.key}
                      row={row}
                      isMaking={isMaking}
                      progress={progressOf(row)}
                      {...actions}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
      <MakeBar
        rows={rows}
        making={making}
        isStopping={isStopping}
        onMake={onMake}
        onStop={onStop}
        onBack={onBack}
      />
    </article>
  );
}
