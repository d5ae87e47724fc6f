import { currentDay } from '@prahari/contract/clock';
import { paymentModeLabels, paymentModes } from '@prahari/contract/payments';
import type { AddPaymentBody } from '@prahari/contract/payments.schemas';
import { formatRupees } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { useState } from 'react';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeMoneyWords } from '../office-money-words.ts';
import {
  amountError,
  amountField,
  paymentOfRow,
  type SettleRow,
  type SettleRowsDraft,
  usualAmount,
} from '../settle-rows.ts';
import { settleManyDialogWords } from './settle-many-dialog-words.ts';

export interface SettleManyDialogProps {
  /** The bills, each settled by a payment of its own. */
  rows: readonly SettleRow[];
  /** Keeps what was typed while the dialog is closed. */
  draft?: DraftStore<SettleRowsDraft> | undefined;
  /** Records the payments in the order of the rows and returns those that were refused. */
  submit: (bodies: readonly AddPaymentBody[]) => Promise<readonly { index: number; message: string }[]>;
  /** Cancel, the close button, or all were recorded. */
  onClose: () => void;
}

const MODES = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }));

/** Records the payments of several bills at once; amounts begin with what is owed less the usual TDS. */
export function SettleManyDialog({ rows: all, draft, submit, onClose }: SettleManyDialogProps) {
  const t = useWords(settleManyDialogWords);
  const sayOfficeMoney = useWords(officeMoneyWords);
  // What was recorded before another row was refused is not sent again.
  const [recorded, setRecorded] = useState<ReadonlySet<string>>(new Set());
  const rows = all.filter(({ billId }) => !recorded.has(billId));
  const send = async (values: SettleRowsDraft): Promise<SubmitResult> => {
    const refused = await submit(rows.map((row) => paymentOfRow(row, values)));
    if (refused.length === 0) return { ok: true };
    const isRefused = (at: number) => refused.some(({ index }) => index === at);
    setRecorded(
      new Set([...recorded, ...rows.filter((_, at) => !isRefused(at)).map(({ billId }) => billId)]),
    );
    const pathOf = (at: number) => amountField(rows[at]?.billId ?? '');
    return { ok: false, errors: refused.map(({ index, message }) => ({ path: pathOf(index), message })) };
  };
  const initial: SettleRowsDraft = {
    day: currentDay(),
    mode: 'neft',
    reference: '',
    ...Object.fromEntries(rows.map((row) => [amountField(row.billId), usualAmount(row)])),
  };
  const form = useForm<SettleRowsDraft>({
    initial,
    draft,
    // A bill can be among those to settle that was not when the form was left.
    restore: (kept) => ({ ...initial, ...kept }),
    validate: (values) => ({
      ...(values.day === '' && { day: t('dayIsRequired') }),
      ...(values.day > currentDay() && { day: t('dayMustNotBe') }),
      ...Object.fromEntries(
        rows.flatMap((row) => {
          const name = amountField(row.billId);
          const error = amountError(row, values[name] ?? null, sayOfficeMoney);
          return error ? [[name, error]] : [];
        }),
      ),
    }),
    submit: (values) => send(values),
    onSent: onClose,
  });
  const sum = sumPaise(
    rows.map(({ billId }) => {
      const amount = form.values[amountField(billId)];
      return typeof amount === 'number' ? toPaise(amount) : 0;
    }),
  );
  const count = t('paymentsCount', { count: rows.length });
  return (
    <FormDialog
      title={t('recordPayments')}
      form={form}
      submitLabel={t('recordCount', { count })}
      onClose={onClose}
      className="sm:max-w-176"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-3 sm:[&>[role=alert]]:col-span-3"
    >
      <DateField label={t('day')} required {...bindDateField(form, 'day')} />
      <SelectField label={t('how')} options={MODES} {...form.field('mode')} />
      <TextField label={t('reference')} autoComplete="off" {...form.field('reference')} />
      <ul className="border-line border-t sm:col-span-3">
        {rows.map((row) => (
          <li
            key={row.billId}
            className="grid items-center gap-x-4 gap-y-1 border-line border-b py-2 sm:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{row.client.name}</p>
              <p className="text-muted text-xs tabular-nums">
                {t('owedBillNumber', { billNumber: row.billNumber, rupees: formatRupees(row.owed) })}
                {row.tds + row.gstTds > 0 &&
                  t('usualTdsRupees', { rupees: formatRupees(row.tds + row.gstTds) })}
              </p>
            </div>
            <MoneyField
              label={t('receivedForBillNumber', { billNumber: row.billNumber })}
              {...form.field(amountField(row.billId))}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="font-semibold tabular-nums sm:col-span-3">
        {`${count}, ${formatRupees(toRupees(sum))}`}
      </p>
    </FormDialog>
  );
}
