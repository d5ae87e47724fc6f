import { newLines } from '@prahari/contract/bill-months.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type LineFields, type LineValues, proposedAmount } from '../bill-lines.ts';
import { billLineDialogWords } from './bill-line-dialog-words.ts';

export interface BillLineDialogProps {
  /** `Edit line`. */
  title: string;
  /** The line before; empty for a new one. */
  line: LineValues;
  /** Keeps what was typed while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<LineValues> | undefined;
  /** A valid line. */
  onSave: (line: LineFields) => void;
  /** Cancel, the close button, or it was saved. */
  onClose: () => void;
}

export const emptyLine: LineValues = { description: '', quantity: 1, unit: '', rate: null, amount: null };

/** Path → error message. An amount of nothing is that of its quantity and rate. */
const errorsOf = (values: LineValues) => {
  const { description, quantity, unit, rate, amount } = sentValues(values);
  const line = { description, quantity, unit, rate, amount: amount ?? undefined };
  return fieldErrors(newLines, [line], (path) => path.replace(/^0\./, ''));
};

/** Changes a line, or adds one. Another quantity or rate proposes another amount. */
export function BillLineDialog({ title, line, draft, onSave, onClose }: BillLineDialogProps) {
  const t = useWords(billLineDialogWords);
  const form = useForm<LineValues>({
    initial: line,
    draft,
    validate: errorsOf,
    submit: async (values) => {
      const { description, quantity, unit, rate, amount } = sentValues(values);
      const fields = { description, unit, quantity: Number(quantity), rate: Number(rate) };
      onSave({ ...fields, amount: amount === null ? (proposedAmount(line, values) ?? 0) : Number(amount) });
      onClose();
      return { ok: true };
    },
  });
  const retype = (changed: Partial<LineValues>) => {
    const amount = proposedAmount(line, { ...form.values, ...changed });
    form.set({ ...changed, ...(amount !== undefined && { amount }) });
  };
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={t('saveLine')}
      onClose={onClose}
      className="sm:max-w-140"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
    >
      <TextArea
        label={t('description')}
        required
        rows={3}
        className="sm:col-span-2"
        {...form.field('description')}
      />
      <NumberField
        label={t('quantity')}
        required
        inputMode="text"
        {...form.field('quantity')}
        onChange={(quantity) => retype({ quantity })}
      />
      <TextField label={t('unit')} required hint={t('guardDaysDutiesSets')} {...form.field('unit')} />
      <NumberField
        label={t('rate')}
        required
        inputMode="text"
        hint={t('inRupees')}
        {...form.field('rate')}
        onChange={(rate) => retype({ rate })}
      />
      <NumberField
        label={t('amount')}
        inputMode="text"
        hint={t('inRupeesBeforeTax')}
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
