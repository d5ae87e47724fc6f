import { type AddCreditNoteBody, addCreditNoteBody } from '@prahari/contract/bills.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';

interface CreditDraft {
  amount: NumberOrText;
  withTax: boolean;
  reason: string;
  day: string;
}

export interface CreditNoteDialogProps {
  billNumber: string;
  /** In India. */
  today: string;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: AddCreditNoteBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the note was made. */
  onClose: () => void;
}

const bodyOf = (values: CreditDraft): AddCreditNoteBody => ({
  ...sentValues(values),
  amount: (values.amount ?? undefined) as number,
});

/** Makes a credit note of a bill; the amount is the value without GST. */
export function CreditNoteDialog({ billNumber, today, submit, onClose }: CreditNoteDialogProps) {
  const form = useForm<CreditDraft>({
    initial: { amount: null, withTax: true, reason: '', day: today },
    validate: (values) => fieldErrors(addCreditNoteBody, bodyOf(values)),
    submit: (values) => onSuccess(submit(bodyOf(values)), onClose),
  });
  const { value: withTax, ...taxField } = form.field('withTax');
  return (
    <FormDialog title="Credit note" form={form} submitLabel="Make credit note" onClose={onClose}>
      <p>{`Takes an amount off ${billNumber}. What was settled above the rest goes on account.`}</p>
      <MoneyField label="Amount without GST" required {...form.field('amount')} />
      <Checkbox
        label="With GST"
        hint="Takes off the bill’s GST too, until 30 November after its financial year"
        checked={withTax}
        {...taxField}
      />
      <TextArea label="Reason" required rows={2} {...form.field('reason')} />
      <DateField label="Day" required {...bindDateField(form, 'day')} />
    </FormDialog>
  );
}
