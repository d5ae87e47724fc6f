import { fieldErrors } from '@prahari/contract/check';
import {
  type AddTdsCertificateBody,
  addTdsCertificateBody,
  type TdsOfClient,
} from '@prahari/contract/debts.schemas';
import type { Quarter } from '@prahari/domain/quarters';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { certificateDialogWords } from './certificate-dialog-words.ts';

interface CertificateDraft {
  number: string;
  amount: NumberOrText;
}

export interface CertificateDialogProps {
  /** The client, with what is missing. */
  row: TdsOfClient;
  quarter: Quarter;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<CertificateDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: AddTdsCertificateBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the certificate was recorded. */
  onClose: () => void;
}

/** Records a certificate of tax kept back; begins with what is missing. */
export function CertificateDialog({ row, quarter, draft, submit, onClose }: CertificateDialogProps) {
  const t = useWords(certificateDialogWords);
  const bodyOf = (values: CertificateDraft): AddTdsCertificateBody => ({
    clientId: row.client._id,
    ...quarter,
    ...sentValues(values),
    amount: values.amount as number,
  });
  const form = useForm<CertificateDraft>({
    initial: { number: '', amount: row.missing || null },
    draft,
    validate: (values) => {
      const { clientId: _, ...errors } = fieldErrors(addTdsCertificateBody, bodyOf(values));
      return errors;
    },
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('recordTdsCertificate')} form={form} submitLabel={t('record')} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{row.client.name}</p>
      <TextField label={t('certificateNumber')} required autoComplete="off" {...form.field('number')} />
      <MoneyField label={t('amount')} required {...form.field('amount')} />
    </FormDialog>
  );
}
