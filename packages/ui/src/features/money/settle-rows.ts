import type { Bill } from '@prahari/contract/bills.schemas';
import type { PaymentMode } from '@prahari/contract/payments';
import type { AddPaymentBody, ClientDues } from '@prahari/contract/payments.schemas';
import { toPaise, toRupees } from '@prahari/domain/paise';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';
import type { SayOfficeMoney } from './office-money-words.ts';

/** A bill to settle by a payment of its own. */
export interface SettleRow {
  billId: string;
  billNumber: string;
  client: { _id: string; name: string };
  owed: number;
  /** The taxes that the client usually keeps back. */
  tds: number;
  gstTds: number;
}

/** Returns what is owed of the chosen bills; a bill that was paid meanwhile is left out. */
export const settleRowsOf = (bills: readonly Pick<Bill, '_id'>[], dues: readonly ClientDues[]): SettleRow[] =>
  bills.flatMap(({ _id }) =>
    dues.flatMap(({ client, bills: open }) =>
      open
        .filter((bill) => bill._id === _id)
        .map(({ billNumber, owed, tds, gstTds }) => ({ billId: _id, billNumber, client, owed, tds, gstTds })),
    ),
  );

/** Returns what comes to the bank for a row. */
export const usualAmount = ({ owed, tds, gstTds }: SettleRow): number =>
  toRupees(toPaise(owed) - toPaise(tds) - toPaise(gstTds));

/** The values of the form that records several payments. */
export interface SettleRowsDraft {
  day: string;
  mode: PaymentMode;
  reference: string;
  /** By bill, in rupees, or the typed text when it is not an amount. */
  [amount: `amount ${string}`]: NumberOrText;
}

/** The name of the field with the amount of a bill. */
export const amountField = (billId: string) => `amount ${billId}` as const;

/** Returns the error of a row's amount; undefined where it can be recorded. */
export function amountError(
  { owed }: SettleRow,
  amount: NumberOrText,
  t: SayOfficeMoney,
): string | undefined {
  if (typeof amount !== 'number' || amount <= 0) return t('enterAmount');
  if (Math.round(amount * 100) / 100 !== amount) return t('atMostTwoDecimals');
  return amount > owed ? t('moreThanIsOwed') : undefined;
}

/** Returns the payment of a row. The usual taxes are kept back where the bill is paid in full. */
export function paymentOfRow(row: SettleRow, draft: SettleRowsDraft): AddPaymentBody {
  const { day, mode, reference } = draft;
  const bankAmount = draft[amountField(row.billId)] as number;
  const isUsual = bankAmount === usualAmount(row);
  const taxes = isUsual ? { tds: row.tds, gstTds: row.gstTds } : {};
  return {
    clientId: row.client._id,
    day,
    mode,
    reference: reference.trim(),
    bankAmount,
    ...taxes,
    allocations: [{ billId: row.billId, amount: isUsual ? row.owed : bankAmount }],
  };
}
