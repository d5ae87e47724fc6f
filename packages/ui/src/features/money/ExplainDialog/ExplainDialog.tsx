import { fieldErrors } from '@prahari/contract/check';
import { type PaymentMode, paymentModeLabels, paymentModes } from '@prahari/contract/payments';
import {
  type ExplainPaymentBody,
  explainPaymentBody,
  type Payment,
} from '@prahari/contract/payments.schemas';
import { formatRupees } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { explainDialogWords } from './explain-dialog-words.ts';

interface ExplainDraft {
  day: string;
  mode: PaymentMode;
  reference: string;
  tds: NumberOrText;
  gstTds: NumberOrText;
  bankAmount: NumberOrText;
}

export interface ExplainDialogProps {
  /** A payment of Mark as Paid. */
  payment: Payment;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<ExplainDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: ExplainPaymentBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or it was explained. */
  onClose: () => void;
}

const MODES = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }));

/** Says how the money of Mark as Paid came. What the client kept back comes off the bank amount, because the total stays. */
export function ExplainDialog({ payment, draft, submit, onClose }: ExplainDialogProps) {
  const t = useWords(explainDialogWords);
  const bodyOf = (values: ExplainDraft): ExplainPaymentBody => ({
    paymentId: payment._id,
    ...sentValues(values),
    bankAmount: (values.bankAmount ?? 0) as number,
    tds: (values.tds ?? 0) as number,
    gstTds: (values.gstTds ?? 0) as number,
  });
  const form = useForm<ExplainDraft>({
    initial: {
      day: payment.day,
      mode: 'neft',
      reference: '',
      bankAmount: payment.settled,
      tds: null,
      gstTds: null,
    },
    draft,
    validate: (values) => {
      const { paymentId: _, ...errors } = fieldErrors(explainPaymentBody, bodyOf(values));
      return errors;
    },
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
  });
  const type = (typed: Pick<ExplainDraft, 'tds'> | Pick<ExplainDraft, 'gstTds'>) => {
    const { tds, gstTds } = { ...form.values, ...typed };
    const kept = [tds, gstTds].map((part) => toPaise(typeof part === 'number' ? part : 0));
    const rest = toRupees(toPaise(payment.settled) - sumPaise(kept));
    form.set({ ...typed, ...(rest >= 0 && { bankAmount: rest }) });
  };
  return (
    <FormDialog title={t('explainPayment')} form={form} submitLabel={t('save')} onClose={onClose}>
      <p className="wrap-anywhere">
        {t('paidFor', {
          name: payment.client.name,
          rupees: formatRupees(payment.settled),
          bills: payment.allocations.map(({ billNumber }) => billNumber).join(', '),
        })}
      </p>
      <DateField label={t('day')} required {...bindDateField(form, 'day')} />
      <SelectField label={t('how')} options={MODES} {...form.field('mode')} />
      <TextField label={t('reference')} autoComplete="off" {...form.field('reference')} />
      <MoneyField label={t('tdsKeptByClient')} {...form.field('tds')} onChange={(tds) => type({ tds })} />
      <MoneyField label={t('gstTds')} {...form.field('gstTds')} onChange={(gstTds) => type({ gstTds })} />
      <MoneyField label={t('amountInBank')} {...form.field('bankAmount')} />
    </FormDialog>
  );
}
