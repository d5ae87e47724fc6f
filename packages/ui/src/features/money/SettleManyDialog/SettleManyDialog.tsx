import { currentDay } from '@prahari/contract/clock';
import { paymentModeLabels, paymentModes } from '@prahari/contract/payments';
import type { AddPaymentBody } from '@prahari/contract/payments.schemas';
import { formatRupees } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import {
  amountError,
  paymentOfRow,
  type SettleRow,
  type SettleRowsDraft,
  usualAmount,
} from '../settle-rows.ts';

export interface SettleManyDialogProps {
  /** The bills, each settled by a payment of its own. */
  rows: readonly SettleRow[];
  /** Records the payments in the order of the rows and returns those that were refused. */
  submit: (bodies: readonly AddPaymentBody[]) => Promise<readonly { index: number; message: string }[]>;
  /** Cancel, the close button, or all were recorded. */
  onClose: () => void;
}

const MODES = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }));
const fieldOf = (billId: string): string => `amounts.${billId}`;

/** Records the payments of several bills at once; amounts begin with what is owed less the usual TDS. */
export function SettleManyDialog({ rows, submit, onClose }: SettleManyDialogProps) {
  const form = useForm<SettleRowsDraft>({
    initial: {
      day: currentDay(),
      mode: 'neft',
      reference: '',
      amounts: Object.fromEntries(rows.map((row) => [row.billId, usualAmount(row)])),
    },
    validate: ({ day, amounts }) => ({
      ...(day === '' && { day: 'Day is required' }),
      ...(day > currentDay() && { day: 'Day must not be in the future' }),
      ...Object.fromEntries(
        rows.flatMap((row) => {
          const error = amountError(row, amounts[row.billId] ?? null);
          return error ? [[fieldOf(row.billId), error]] : [];
        }),
      ),
    }),
    submit: (values) =>
      onSuccess(
        submit(rows.map((row) => paymentOfRow(row, values))).then(
          (refused): SubmitResult =>
            refused.length === 0
              ? { ok: true }
              : {
                  ok: false,
                  errors: refused.map(({ index, message }) => ({
                    path: fieldOf(rows[index]?.billId ?? ''),
                    message,
                  })),
                },
        ),
        onClose,
      ),
  });
  const { amounts } = form.values;
  const sum = sumPaise(
    rows.map(({ billId }) => {
      const amount = amounts[billId];
      return typeof amount === 'number' ? toPaise(amount) : 0;
    }),
  );
  const count = rows.length === 1 ? '1 payment' : `${rows.length} payments`;
  return (
    <FormDialog
      title="Record payments"
      form={form}
      submitLabel={`Record ${count}`}
      onClose={onClose}
      className="sm:max-w-176"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-3 sm:[&>[role=alert]]:col-span-3"
    >
      <DateField label="Day" required {...bindDateField(form, 'day')} />
      <SelectField label="How" options={MODES} {...form.field('mode')} />
      <TextField label="Reference" autoComplete="off" {...form.field('reference')} />
      <ul className="border-line border-t sm:col-span-3">
        {rows.map((row) => (
          <li
            key={row.billId}
            className="grid items-center gap-x-4 gap-y-1 border-line border-b py-2 sm:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{row.client.name}</p>
              <p className="text-muted text-xs tabular-nums">
                {`${row.billNumber}, ${formatRupees(row.owed)} owed`}
                {row.tds + row.gstTds > 0 && `, usual TDS ${formatRupees(row.tds + row.gstTds)}`}
              </p>
            </div>
            <MoneyField
              label={`Received for ${row.billNumber}`}
              name={fieldOf(row.billId)}
              value={amounts[row.billId] ?? null}
              {...(form.errors[fieldOf(row.billId)] && { error: form.errors[fieldOf(row.billId)] })}
              onChange={(amount) => form.set({ amounts: { ...amounts, [row.billId]: amount } })}
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
