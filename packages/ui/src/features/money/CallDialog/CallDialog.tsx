import { fieldErrors } from '@prahari/contract/check';
import { type AddDebtCallBody, addDebtCallBody } from '@prahari/contract/debts.schemas';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { callDialogWords } from './call-dialog-words.ts';

interface CallDraft {
  note: string;
  promisedOn: string;
  promisedAmount: NumberOrText;
}

export interface CallDialogProps {
  client: { _id: string; name: string };
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<CallDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: AddDebtCallBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the call was noted. */
  onClose: () => void;
}

/** Notes a call about a debt, and what the client promised. */
export function CallDialog({ client, draft, submit, onClose }: CallDialogProps) {
  const t = useWords(callDialogWords);
  const bodyOf = (values: CallDraft): AddDebtCallBody => {
    const { promisedAmount, ...texts } = sentValues(values);
    return {
      clientId: client._id,
      ...texts,
      ...(promisedAmount !== null && { promisedAmount: promisedAmount as number }),
    };
  };
  const form = useForm<CallDraft>({
    initial: { note: '', promisedOn: '', promisedAmount: null },
    draft,
    validate: (values) => {
      const { clientId: _, ...errors } = fieldErrors(addDebtCallBody, bodyOf(values));
      return errors;
    },
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('noteCall')} form={form} submitLabel={t('save')} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{client.name}</p>
      <TextArea label={t('note')} required rows={3} {...form.field('note')} />
      <DateField label={t('promisedDay')} {...bindDateField(form, 'promisedOn')} />
      <MoneyField label={t('promisedAmount')} {...form.field('promisedAmount')} />
    </FormDialog>
  );
}
