import { fieldErrors } from '@prahari/contract/check';
import { type Payment, voidPaymentBody } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { voidPaymentDialogWords } from './void-payment-dialog-words.ts';

export interface VoidPaymentDialogProps {
  payment: Payment;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<{ reason: string }> | undefined;
  /** Sends the reason. On failure the dialog stays open with it. */
  submit: (reason: string) => Promise<SubmitResult>;
  /** Cancel, the close button, or the payment was voided. */
  onClose: () => void;
}

/** Voids a payment with a reason; its bills are owed again. */
export function VoidPaymentDialog({ payment, draft, submit, onClose }: VoidPaymentDialogProps) {
  const t = useWords(voidPaymentDialogWords);
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    draft,
    validate: ({ reason }) => {
      const { paymentId: _, ...errors } = fieldErrors(voidPaymentBody, { paymentId: payment._id, reason });
      return errors;
    },
    submit: ({ reason }) => submit(reason.trim()),
    onSent: onClose,
  });
  const { client, settled, day, allocations } = payment;
  const numbers = allocations.map(({ billNumber }) => billNumber).join(', ');
  return (
    <FormDialog title={t('voidPaymentTitle')} form={form} submitLabel={t('voidPayment')} onClose={onClose}>
      <p className="wrap-anywhere">
        {t('ofOnRupees', { rupees: formatRupees(settled), name: client.name, day: formatDay(day) })}
        {numbers ? t('owedAgainNumbers', { numbers }) : t('itIsPutTo')}
      </p>
      <TextArea label={t('reason')} required rows={2} {...form.field('reason')} />
    </FormDialog>
  );
}
