import { formatRupees } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { BillLines } from '../BillLines/BillLines.tsx';
import type { ShownLine } from '../bill-lines.ts';
import { billedFromLabels, taxText } from '../bill-month-text.ts';
import { officeBillsWords } from '../office-bills-words.ts';
import type { MonthRow } from './bill-month-rows.ts';
import { billMonthWords } from './bill-month-words.ts';
import { DraftProblems, type Problem } from './DraftProblems.tsx';

export interface DraftActions {
  onChoose: (row: MonthRow, isChosen: boolean) => void;
  onMend: (row: MonthRow, problem: Problem) => void;
  onEditLine: (row: MonthRow, line: ShownLine) => void;
  onAddLine: (row: MonthRow) => void;
  onLeaveLine: (row: MonthRow, lineId: string) => void;
  onPutBackLine: (row: MonthRow, lineId: string) => void;
  /** The muster of a post in the month. Leave out where the server keeps none. */
  musterLink?: ((postId: string) => LinkTarget) | undefined;
  /** A bill in the list of bills. */
  billLink: (billNumber: string) => LinkTarget;
}

export interface BillDraftRowProps extends DraftActions {
  row: MonthRow;
  /** Bills are being made: what was chosen stays. */
  isMaking: boolean;
  /** Its bill is being made now, or waits for the others. */
  progress?: 'making' | 'waits' | undefined;
}

const written = (rupees: number): string => formatRupees(rupees).replace('₹', '');

/** The state of a draft, or what became of it. */
function RowState({ row, progress, billLink }: Pick<BillDraftRowProps, 'row' | 'progress' | 'billLink'>) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billMonthWords);
  const { made, draft, isEdited } = row;
  if (progress === 'making')
    return (
      <Status tone="info" mark="half">
        {t('making')}
      </Status>
    );
  if (progress === 'waits')
    return (
      <Status tone="muted" mark="ring">
        {t('waits')}
      </Status>
    );
  if (made?.bill)
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <Status tone="success" mark="tick">
          {made.result === 'made' ? t('made') : t('madeBefore')}
        </Status>
        <RowLink inSentence {...billLink(made.bill.billNumber)}>
          {made.bill.billNumber}
        </RowLink>
      </span>
    );
  if (made?.result === 'refused')
    return (
      <span>
        <Status tone="danger" mark="triangle">
          {t('notMade')}
        </Status>
        <span className="block text-muted text-xs">
          {made.problems.map(({ message }) => message).join('. ')}
        </span>
      </span>
    );
  if (isEdited)
    return (
      <Status tone="warning" mark="half">
        {t('edited')}
      </Status>
    );
  const { length } = draft.adjustments;
  if (length > 0)
    return (
      <Status tone="warning" mark="half">
        {t('adjustmentCount', { count: length })}
      </Status>
    );
  return (
    <Status tone="muted" mark="tick">
      {billedFromLabels(sayOfficeBills)[draft.basedOn]}
    </Status>
  );
}

const COLUMNS =
  '@min-[56rem]:grid-cols-[auto_minmax(0,1fr)_4rem_7.5rem_11.5rem_8.5rem_13rem_2rem] @min-[56rem]:gap-x-4';

/** Duties, sums and state, in the columns of the list. */
function Sums({ row, state }: { row: MonthRow; state: ReactNode }) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billMonthWords);
  const { totals, draft, duties } = row;
  return (
    <>
      <span className="text-end tabular-nums @max-[56rem]:hidden">
        {duties}
        <span className="sr-only"> {t('duties')}</span>
      </span>
      <span className="text-end tabular-nums @max-[56rem]:hidden">
        <span className="sr-only">{t('taxable')} </span>
        {written(toRupees(totals.taxable))}
      </span>
      <span className="text-end text-xs tabular-nums @max-[56rem]:hidden">
        {taxText(totals, draft, written, sayOfficeBills)}
      </span>
      <span className="whitespace-nowrap text-end font-semibold tabular-nums">
        {formatRupees(toRupees(totals.total))}
      </span>
      <span className="@max-[56rem]:col-span-3 @max-[56rem]:col-start-2 @max-[56rem]:row-start-2">
        {state}
      </span>
    </>
  );
}

/** The bill of a client before it is made: its sums, its problems, and its lines one press away. */
export function BillDraftRow({ row, isMaking, progress, ...actions }: BillDraftRowProps) {
  const t = useWords(billMonthWords);
  const [isOpen, setOpen] = useState(false);
  const { draft, lines, totals, duties } = row;
  const { problems } = draft;
  const name = row.billedFrom ? `${draft.client.name}, ${row.billedFrom}` : draft.client.name;
  const isFinal = row.group === 'billed' || (row.made !== undefined && row.made.result !== 'refused');
  const canEdit = !isMaking && !isFinal;
  const mend = (problem: Problem) => {
    if (problem.code === 'not_positive' || problem.code === 'too_large') setOpen(true);
    else actions.onMend(row, problem);
  };
  const state = <RowState row={row} progress={progress} billLink={actions.billLink} />;
  const isWaiting = row.group !== 'ready' && !row.made && !progress;
  const sums = `${t('dutyCount', { count: duties })}, ${formatRupees(toRupees(totals.total))}`;
  return (
    <li className="border-line border-b">
      <div className={`grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 ${COLUMNS}`}>
        <Checkbox
          hideLabel
          label={t('billName', { name })}
          checked={row.isChosen}
          disabled={!row.canChoose || isMaking}
          onChange={(to) => actions.onChoose(row, to)}
        />
        <span className={`min-w-0 ${isWaiting ? '@max-[56rem]:col-span-2' : ''}`}>
          <b className="wrap-anywhere font-semibold">{draft.client.name}</b>
          {row.billedFrom && (
            <span className="block text-muted text-xs">
              {t('gstinOfBilledFrom', { billedFrom: row.billedFrom })}
            </span>
          )}
          {isWaiting ? (
            <span className="block text-muted text-xs tabular-nums">
              {totals.total > 0 && sums} {row.isEdited && state}
            </span>
          ) : (
            <span className="block text-muted text-xs tabular-nums @min-[56rem]:hidden">
              {t('dutyCount', { count: duties })}
            </span>
          )}
        </span>
        {isWaiting ? (
          <div className="@max-[56rem]:col-span-3 @max-[56rem]:col-start-2 @max-[56rem]:row-start-2 @max-[56rem]:pb-1 @min-[56rem]:col-span-5">
            <DraftProblems clientName={name} problems={problems} onMend={mend} />
          </div>
        ) : (
          <Sums row={row} state={state} />
        )}
        {!isFinal && (
          <IconButton
            variant="plain"
            aria-expanded={isOpen}
            label={t('linesOfName', { name })}
            onPress={() => setOpen(!isOpen)}
            className="justify-self-end @max-[56rem]:col-start-4 @max-[56rem]:row-start-1"
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          </IconButton>
        )}
      </div>
      {isOpen && !isFinal && (
        <div className="pb-3 @min-[56rem]:ps-9">
          <BillLines
            label={name}
            lines={lines}
            totals={totals}
            tax={draft.tax}
            placeOfSupply={draft.placeOfSupply}
            musterLink={actions.musterLink}
            {...(canEdit && {
              onEdit: (line: ShownLine) => actions.onEditLine(row, line),
              onLeave: (id: string) => actions.onLeaveLine(row, id),
              onPutBack: (id: string) => actions.onPutBackLine(row, id),
              onAdd: () => actions.onAddLine(row),
            })}
          />
        </div>
      )}
    </li>
  );
}
