import { type AddCreditNoteBody, addCreditNoteBody } from '@prahari/contract/bills.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { creditNoteDialogWords } from './credit-note-dialog-words.ts';

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
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<CreditDraft> | undefined;
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
export function CreditNoteDialog({ billNumber, today, draft, submit, onClose }: CreditNoteDialogProps) {
  const t = useWords(creditNoteDialogWords);
  const form = useForm<CreditDraft>({
    initial: { amount: null, withTax: true, reason: '', day: today },
    draft,
    validate: (values) => fieldErrors(addCreditNoteBody, bodyOf(values)),
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
  });
  const { value: withTax, ...taxField } = form.field('withTax');
  return (
    <FormDialog title={t('creditNote')} form={form} submitLabel={t('makeCreditNote')} onClose={onClose}>
      <p>{t('takesAmountOffWhat', { billNumber })}</p>
      <MoneyField label={t('amountWithoutGst')} required {...form.field('amount')} />
      <Checkbox label={t('withGst')} hint={t('takesOffBillsGst')} checked={withTax} {...taxField} />
      <TextArea label={t('reason')} required rows={2} {...form.field('reason')} />
      <DateField label={t('day')} required {...bindDateField(form, 'day')} />
    </FormDialog>
  );
}
