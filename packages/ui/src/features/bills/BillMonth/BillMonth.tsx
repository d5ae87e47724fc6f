import type { BilledFrom } from '@prahari/contract/bill-months';
import { billedFrom } from '@prahari/contract/bill-months';
import type { Day } from '@prahari/domain/days';
import { formatCount } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { DateField, type DateFieldProps } from '../../../base/DateField/DateField.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { billedFromLabels, billedFromNotes, countOf, monthName } from '../bill-month-words.ts';
import { BillDraftRow, type DraftActions } from './BillDraftRow.tsx';
import type { MonthRow } from './bill-month-rows.ts';
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

const BASED_ON = billedFrom.map((value) => ({ value, label: billedFromLabels[value] }));
const groups = [
  { id: 'waiting', title: 'Wait for you' },
  { id: 'ready', title: 'Ready' },
  { id: 'billed', title: 'Billed' },
] as const;

function Figures({ rows }: { rows: readonly MonthRow[] }) {
  const ready = rows.filter(({ group }) => group === 'ready');
  const waiting = rows.filter(({ group }) => group === 'waiting').length;
  const duties = ready.reduce((sum, row) => sum + row.duties, 0);
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-muted text-xs tabular-nums">
      <span>
        <b className="font-semibold text-ink text-xl">{ready.length}</b>{' '}
        {`of ${countOf(rows.length, 'client', 'clients')}`}
      </span>
      <span>
        <b className="font-semibold text-ink text-xl">
          {Number.isInteger(duties) ? formatCount(duties) : duties}
        </b>{' '}
        duties
      </span>
      {waiting > 0 && (
        <span className="text-danger">
          <b className="font-semibold text-xl">{waiting}</b>{' '}
          {waiting === 1 ? 'waits for you' : 'wait for you'}
        </span>
      )}
    </p>
  );
}

function ColumnHeads() {
  return (
    <div
      aria-hidden="true"
      className="@max-[56rem]:hidden grid grid-cols-[1.25rem_minmax(0,1fr)_4rem_7.5rem_11.5rem_8.5rem_13rem_2rem] gap-x-4 py-1 text-muted text-xs [&>:nth-child(n+3):nth-child(-n+6)]:text-end"
    >
      <span />
      <span>Client</span>
      <span>Duties</span>
      <span>Taxable</span>
      <span>Tax</span>
      <span>Total</span>
      <span>State</span>
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
  const { rows, making, isStopping, onMake, onStop, onBack, ...actions } = props;
  const isMaking = making !== null;
  const choosable = rows.filter(({ canChoose }) => canChoose);
  const chosen = choosable.filter(({ isChosen }) => isChosen);
  const progressOf = ({ key, made }: MonthRow) => {
    if (!isMaking || made || !pressed.has(key)) return undefined;
    return current.has(key) ? 'making' : 'waits';
  };
  return (
    <article aria-label={`Bills for ${monthName(month)}`} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 className="font-semibold text-lg">Bill a month</h1>
            {period}
          </div>
          <p className="text-muted text-sm">
            {`${billedFromNotes[basedOn]} Nothing is made until you press the button.`}
          </p>
        </div>
        <Figures rows={rows} />
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label="Based on"
          name="basedOn"
          className="min-w-36 max-sm:flex-1 sm:w-48"
          options={BASED_ON}
          value={basedOn}
          disabled={isMaking}
          onChange={onBasedOn}
        />
        <DateField
          label="Bill date"
          name="billDate"
          className="min-w-36 max-sm:flex-1 sm:w-56"
          {...billDate}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState scene="accountBook" title={`Nobody had a post in ${monthName(month)}`}>
          Choose another month.
        </EmptyState>
      ) : (
        <>
          {choosable.length > 1 && !isMaking && (
            <Checkbox
              label={`All ${choosable.length} that can be billed`}
              checked={chosen.length === choosable.length}
              indeterminate={chosen.length > 0 && chosen.length < choosable.length}
              onChange={onChooseAll}
            />
          )}
          {groups.map(({ id, title }) => {
            const own = rows.filter(({ group }) => group === id);
            if (own.length === 0) return null;
            const isMade = id === 'ready' && own.every(({ made }) => made?.bill);
            const heading = isMade ? 'Made' : title;
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
