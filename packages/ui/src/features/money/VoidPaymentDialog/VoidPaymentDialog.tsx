import { fieldErrors } from '@prahari/contract/check';
import { type Payment, voidPaymentBody } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';

export interface VoidPaymentDialogProps {
  payment: Payment;
  /** Sends the reason. On failure the dialog stays open with it. */
  submit: (reason: string) => Promise<SubmitResult>;
  /** Cancel, the close button, or the payment was voided. */
  onClose: () => void;
}

/** Voids a payment with a reason; its bills are owed again. */
export function VoidPaymentDialog({ payment, submit, onClose }: VoidPaymentDialogProps) {
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => {
      const { paymentId: _, ...errors } = fieldErrors(voidPaymentBody, { paymentId: payment._id, reason });
      return errors;
    },
    submit: ({ reason }) => onSuccess(submit(reason.trim()), onClose),
  });
  const { client, settled, day, allocations } = payment;
  const numbers = allocations.map(({ billNumber }) => billNumber).join(', ');
  return (
    <FormDialog title="Void a payment" form={form} submitLabel="Void payment" onClose={onClose}>
      <p className="wrap-anywhere">
        {`${formatRupees(settled)} of ${client.name} on ${formatDay(day)}. `}
        {numbers ? `Owed again: ${numbers}.` : 'It is put to no bill.'}
      </p>
      <TextArea label="Reason" required rows={2} {...form.field('reason')} />
    </FormDialog>
  );
}
