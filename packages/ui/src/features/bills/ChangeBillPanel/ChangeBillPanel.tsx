import type { BillDetail, UpdateBillBody } from '@prahari/contract/bill-months.schemas';
import { updateBillBody } from '@prahari/contract/bill-months.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { TaxKind } from '@prahari/domain/bill-tax';
import type { Day } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { BillLines } from '../BillLines/BillLines.tsx';
import {
  isEdited,
  type LineEdits,
  linesWith,
  noEdits,
  type ShownLine,
  sentLines,
  totalsOf,
  withOriginal,
  withoutLine,
} from '../bill-lines.ts';
import { changeBillPanelWords, type SayChangeBillPanel } from './change-bill-panel-words.ts';

/** What was typed about a bill. */
export interface BillChange {
  dueDate: Day;
  /** What was stored before anything was typed. */
  dueBefore: Day;
  lines: LineEdits;
}

export interface ChangeBillPanelProps {
  bill: BillDetail;
  /** Keeps what was typed while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<BillChange> | undefined;
  /** Opens the form of a line, or of a new one, which changes the edits. */
  onEditLine: (edits: LineEdits, line: ShownLine | undefined, save: (edits: LineEdits) => void) => void;
  /** Sends what was changed. On failure the dialog stays open with its values. */
  submit: (body: UpdateBillBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the bill was changed. */
  onClose: () => void;
}

const FORM_ID = 'change-bill';

/** The tax of a bill that is made, which has an amount. */
function taxOf({ reverseCharge, igst = 0, cgst = 0 }: BillDetail): TaxKind {
  if (reverseCharge) return 'reverse';
  if (igst > 0) return 'inter';
  return cgst > 0 ? 'intra' : 'none';
}

/** The body that says what was changed. */
function changeOf(bill: BillDetail, { dueDate, dueBefore, lines }: BillChange): UpdateBillBody {
  const shown = linesWith(bill.lines, lines);
  return {
    version: bill.version ?? 1,
    ...(dueDate !== dueBefore && { dueDate }),
    ...(isEdited(shown) && { lines: sentLines(shown) }),
  };
}

function errorsOf(bill: BillDetail, change: BillChange, t: SayChangeBillPanel): Record<string, string> {
  const shown = linesWith(bill.lines, change.lines);
  if (isEdited(shown) && totalsOf(shown, taxOf(bill)).total <= 0) return { lines: t('totalMustBeMore') };
  return fieldErrors(updateBillBody, changeOf(bill, change));
}

/** Changes the lines and the due date of a bill of which nothing is paid. */
export function ChangeBillPanel({ bill, draft, onEditLine, submit, onClose }: ChangeBillPanelProps) {
  const t = useWords(changeBillPanelWords);
  const form = useForm<BillChange>({
    initial: { dueDate: bill.dueDate, dueBefore: bill.dueDate, lines: noEdits },
    draft,
    validate: (change) => errorsOf(bill, change, t),
    submit: (change) => submit(changeOf(bill, change)),
    onSent: onClose,
  });
  const { lines, dueDate, dueBefore } = form.values;
  const shown = linesWith(bill.lines, lines);
  const tax = taxOf(bill);
  // Until a line is changed the bill's own sums count: one of a single amount has paise and no round off.
  const totals = isEdited(shown)
    ? totalsOf(shown, tax)
    : { ...totalsOf(shown, tax), roundOff: toPaise(bill.roundOff ?? 0), total: toPaise(bill.amount) };
  const isChanged = Object.keys(changeOf(bill, form.values)).length > 1;
  const set = (to: LineEdits) => form.set({ lines: to });
  return (
    <Dialog
      title={t('changeBillBillNumber', { billNumber: bill.billNumber })}
      isOpen
      onClose={onClose}
      className="sm:max-w-240"
      footer={
        <>
          <Button
            variant="plain"
            onPress={() => {
              form.reset();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={form.pending} disabled={!isChanged}>
            {t('saveBill')}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM_ID} label={t('changeBillBillNumber', { billNumber: bill.billNumber })}>
        <p className="text-muted">
          {t('nothingOfItIs', { name: bill.client.user.name, description: bill.description })}
        </p>
        <BillLines
          label={bill.billNumber}
          lines={shown}
          totals={totals}
          tax={tax}
          placeOfSupply={bill.placeOfSupply}
          onEdit={(line) => onEditLine(lines, line, set)}
          onLeave={(id) => set(withoutLine(lines, id))}
          onPutBack={(id) => set(withOriginal(lines, id))}
          onAdd={() => onEditLine(lines, undefined, set)}
        />
        {form.errors.lines && (
          <p role="alert" className="text-danger">
            {form.errors.lines}
          </p>
        )}
        {totals.total !== toPaise(bill.amount) && (
          <p role="status" className="tabular-nums">
            {t('insteadOf', {
              total: formatRupees(toRupees(totals.total)),
              before: formatRupees(bill.amount),
            })}
          </p>
        )}
        <DateField
          label={t('dueDate')}
          required
          className="sm:max-w-56"
          {...bindDateField(form, 'dueDate')}
          // Another admin's day shows unless one was typed here.
          value={dueDate === dueBefore ? bill.dueDate : dueDate}
        />
      </Form>
    </Dialog>
  );
}
