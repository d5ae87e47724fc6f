import { paymentModeLabels, paymentModes } from '@prahari/contract/payments';
import type { AddPaymentBody, ClientDues } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { useState } from 'react';
import { Accordion } from '../../../base/Accordion/Accordion.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { renameErrors } from '../../../base/Form/rename-errors.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { Grid } from '../../../base/Grid/Grid.tsx';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  allocationsOf,
  fieldOfPath,
  partsOfBankAmount,
  paymentOf,
  type SettleDraft,
  settleDraftOf,
  settledOf,
  settleErrors,
  usualParts,
} from '../settle-draft.ts';
import { OnAccount, type OnAccountAllocation } from './OnAccount.tsx';
import { SettlementSum } from './SettlementSum.tsx';
import { settleDialogWords } from './settle-dialog-words.ts';

export interface SettleDialogProps {
  /** The client's unpaid bills. */
  dues: ClientDues;
  /** The bill that was pressed; without it the oldest one. */
  billId?: string | undefined;
  /** In India. */
  today: string;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<SettleDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: AddPaymentBody) => Promise<SubmitResult>;
  /** Puts money on account to the oldest bills. */
  onAllocate: (allocation: OnAccountAllocation) => void;
  /** Cancel, the close button, or the payment was recorded. */
  onClose: () => void;
}

const MODES = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }));

/** Records a payment of a client: filled in so that the usual short payment is one press. */
export function SettleDialog({ dues, billId, today, draft, submit, onAllocate, onClose }: SettleDialogProps) {
  const t = useWords(settleDialogWords);
  const first = billId ?? dues.bills[0]?._id;
  const form = useForm<SettleDraft>({
    initial: settleDraftOf(dues, first === undefined ? [] : [first], today),
    draft,
    validate: (values) => settleErrors(dues, values),
    submit: async (values) => renameErrors(await submit(paymentOf(dues, values)), fieldOfPath),
    onSent: onClose,
  });
  // Once somebody typed an amount, ticking a bill leaves it.
  const [isTyped, setTyped] = useState(false);
  const { values } = form;
  const toggle = (id: string, isChosen: boolean) => {
    const chosen = isChosen ? [...values.chosen, id] : values.chosen.filter((one) => one !== id);
    const { bankAmount, ...taxes } = usualParts(dues, chosen);
    form.set({ chosen, ...taxes, ...(!isTyped && { bankAmount }) });
  };
  const typeAmount = (bankAmount: SettleDraft['bankAmount']) => {
    setTyped(true);
    form.set({ bankAmount, ...partsOfBankAmount(dues, bankAmount) });
  };
  const allocations = allocationsOf(dues, values);
  const paidOf = (id: string) => allocations.find((one) => one.billId === id)?.paise ?? 0;
  const settled = toRupees(settledOf(values));
  const hasGstTds = dues.bills.some(({ gstTds }) => gstTds > 0) || Boolean(values.gstTds);
  return (
    <FormDialog
      title={t('recordPayment')}
      form={form}
      submitLabel={t('settleRupees', { rupees: formatRupees(settled) })}
      onClose={onClose}
      className="sm:max-w-176"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
    >
      <p className="font-semibold wrap-anywhere sm:col-span-2">{dues.client.name}</p>
      <DateField label={t('day')} required {...bindDateField(form, 'day')} />
      <SelectField label={t('how')} options={MODES} {...form.field('mode')} />
      <MoneyField label={t('amountInBank')} {...form.field('bankAmount')} onChange={typeAmount} />
      <TextField label={t('reference')} autoComplete="off" {...form.field('reference')} />
      <MoneyField label={t('tdsKeptByClient')} {...form.field('tds')} />
      {hasGstTds && <MoneyField label={t('gstTds')} {...form.field('gstTds')} />}
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 font-semibold text-muted text-xs">{t('bills')}</legend>
        {dues.bills.length === 0 && <p className="text-muted">{t('nothingIsOwedAll')}</p>}
        <ul className="border-line border-t">
          {dues.bills.map((bill) => {
            const left = toRupees(toPaise(bill.owed) - paidOf(bill._id));
            const isChosen = values.chosen.includes(bill._id);
            return (
              <li
                key={bill._id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-1.5"
              >
                <Checkbox
                  name={`bill ${bill._id}`}
                  label={t('dueBillNumber', { billNumber: bill.billNumber, day: formatDay(bill.dueDate) })}
                  checked={isChosen}
                  onChange={(checked) => toggle(bill._id, checked)}
                />
                <span className="ms-auto text-end tabular-nums">
                  <span className="font-semibold">{formatRupees(bill.owed)}</span>
                  {isChosen && (
                    <span className={`block text-xs ${left === 0 ? 'text-success' : 'text-muted'}`}>
                      {left === 0 ? t('paidByThis') : t('leftRupees', { rupees: formatRupees(left) })}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <OnAccount dues={dues} onAllocate={onAllocate} />
      <Accordion
        bare
        className="sm:col-span-2"
        items={[
          {
            id: 'other',
            title: t('penaltyDiscountOrOther'),
            defaultOpen: values.otherAmount !== null,
            content: (
              <Grid columns={{ sm: 2 }} gap={5}>
                <MoneyField label={t('otherAmount')} {...form.field('otherAmount')} />
                <TextField label={t('reason')} autoComplete="off" {...form.field('otherReason')} />
              </Grid>
            ),
          },
        ]}
      />
      <SettlementSum draft={values} allocated={allocations.reduce((sum, { paise }) => sum + paise, 0)} />
    </FormDialog>
  );
}
