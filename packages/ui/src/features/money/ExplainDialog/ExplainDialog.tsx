import { fieldErrors } from '@prahari/contract/check';
import { type PaymentMode, paymentModeLabels, paymentModes } from '@prahari/contract/payments';
import {
  type ExplainPaymentBody,
  explainPaymentBody,
  type Payment,
} from '@prahari/contract/payments.schemas';
import { formatRupees } from '@prahari/domain/format';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';

interface ExplainDraft {
  day: string;
  mode: PaymentMode;
  reference: string;
  tds: NumberOrText;
  bankAmount: NumberOrText;
}

export interface ExplainDialogProps {
  /** A payment of Mark as Paid. */
  payment: Payment;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: ExplainPaymentBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or it was explained. */
  onClose: () => void;
}

const MODES = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }));

/** Says how the money of Mark as Paid came. Typed TDS comes off the bank amount, because the total stays. */
export function ExplainDialog({ payment, submit, onClose }: ExplainDialogProps) {
  const bodyOf = (values: ExplainDraft): ExplainPaymentBody => ({
    paymentId: payment._id,
    ...sentValues(values),
    bankAmount: (values.bankAmount ?? 0) as number,
    tds: (values.tds ?? 0) as number,
  });
  const form = useForm<ExplainDraft>({
    initial: { day: payment.day, mode: 'neft', reference: '', bankAmount: payment.settled, tds: null },
    validate: (values) => {
      const { paymentId: _, ...errors } = fieldErrors(explainPaymentBody, bodyOf(values));
      return errors;
    },
    submit: (values) => onSuccess(submit(bodyOf(values)), onClose),
  });
  const typeTds = (tds: NumberOrText) => {
    const rest = toRupees(toPaise(payment.settled) - toPaise(typeof tds === 'number' ? tds : 0));
    form.set({ tds, ...(rest >= 0 && { bankAmount: rest }) });
  };
  return (
    <FormDialog title="Explain a payment" form={form} submitLabel="Save" onClose={onClose}>
      <p className="wrap-anywhere">
        {`${payment.client.name}, ${formatRupees(payment.settled)} for ${payment.allocations
          .map(({ billNumber }) => billNumber)
          .join(', ')}`}
      </p>
      <DateField label="Day" required {...bindDateField(form, 'day')} />
      <SelectField label="How" options={MODES} {...form.field('mode')} />
      <TextField label="Reference" autoComplete="off" {...form.field('reference')} />
      <MoneyField label="TDS kept by the client" {...form.field('tds')} onChange={typeTds} />
      <MoneyField label="Amount in the bank" {...form.field('bankAmount')} />
    </FormDialog>
  );
}
