import { fieldErrors } from '@prahari/contract/check';
import type { PaymentMode } from '@prahari/contract/payments';
import {
  type AddPaymentBody,
  addPaymentBody,
  type ClientDues,
  type DueBill,
} from '@prahari/contract/payments.schemas';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { billsOfAmount, type OpenBill, oldestFirst } from '@prahari/domain/payment-match';
import { sentValues } from '../../base/Form/sent-values.ts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

/** The values of the form that records a payment. */
export interface SettleDraft {
  day: string;
  mode: PaymentMode;
  reference: string;
  /** Rupees, or the typed text when it is not an amount; like the other amounts. */
  bankAmount: NumberOrText;
  tds: NumberOrText;
  gstTds: NumberOrText;
  otherAmount: NumberOrText;
  otherReason: string;
  /** The ids of the bills that it settles. */
  chosen: readonly string[];
}

const paiseOf = (amount: NumberOrText): number => (typeof amount === 'number' ? toPaise(amount) : 0);

const openBill =
  (clientId: string) =>
  ({ _id: id, billNumber: number, owed, tds, gstTds }: DueBill): OpenBill => ({
    id,
    number,
    clientId,
    owed: toPaise(owed),
    tds: toPaise(tds),
    gstTds: toPaise(gstTds),
  });

const chosenBills = ({ client, bills }: ClientDues, chosen: readonly string[]): OpenBill[] =>
  bills.filter(({ _id }) => chosen.includes(_id)).map(openBill(client._id));

/** Returns the taxes that a client usually keeps back of these bills, and what then comes to the bank. */
export function usualParts(dues: ClientDues, chosen: readonly string[]) {
  const bills = chosenBills(dues, chosen);
  const [owed, tds, gstTds] = (['owed', 'tds', 'gstTds'] as const).map((name) =>
    sumPaise(bills.map((bill) => bill[name])),
  ) as [number, number, number];
  return { bankAmount: toRupees(owed - tds - gstTds), tds: toRupees(tds), gstTds: toRupees(gstTds) };
}

/** Returns the draft of a payment that settles these bills less the usual taxes. */
export const settleDraftOf = (dues: ClientDues, chosen: readonly string[], day: string): SettleDraft => ({
  day,
  mode: 'neft',
  reference: '',
  ...usualParts(dues, chosen),
  otherAmount: null,
  otherReason: '',
  chosen,
});

/** Returns the bills and taxes that fit an amount in the bank; nothing where none fit. */
export function partsOfBankAmount(
  { client, bills }: ClientDues,
  bankAmount: NumberOrText,
): Pick<SettleDraft, 'chosen' | 'tds' | 'gstTds'> | undefined {
  const found = billsOfAmount(bills.map(openBill(client._id)), paiseOf(bankAmount));
  return (
    found && {
      chosen: found.allocations.map(({ billId }) => billId),
      tds: toRupees(found.tds),
      gstTds: toRupees(found.gstTds),
    }
  );
}

/** Returns what a draft settles in all, in paise. */
export const settledOf = ({ bankAmount, tds, gstTds, otherAmount }: SettleDraft): number =>
  sumPaise([bankAmount, tds, gstTds, otherAmount].map(paiseOf));

/** Returns what of a draft each chosen bill gets, the oldest first, in paise. */
export const allocationsOf = (dues: ClientDues, draft: SettleDraft): { billId: string; paise: number }[] =>
  oldestFirst(chosenBills(dues, draft.chosen), settledOf(draft));

/** Returns the body of a request; a second payment with the same reference is asked about. */
export function paymentOf(dues: ClientDues, draft: SettleDraft): AddPaymentBody {
  const { chosen: _, otherAmount, otherReason, tds, gstTds, bankAmount, ...fields } = sentValues(draft);
  const hasOther = otherAmount !== null && otherAmount !== 0;
  return {
    clientId: dues.client._id,
    ...fields,
    bankAmount: (bankAmount ?? 0) as number,
    ...(tds !== null && { tds: tds as number }),
    ...(gstTds !== null && { gstTds: gstTds as number }),
    ...((hasOther || otherReason) && { other: { amount: otherAmount as number, reason: otherReason } }),
    allocations: allocationsOf(dues, draft).map(({ billId, paise }) => ({ billId, amount: toRupees(paise) })),
    isUnique: true,
  };
}

/** Returns the field of a path of the request; errors of allocations concern the form. */
export const fieldOfPath = (path: string): string => {
  if (path === 'other.amount') return 'otherAmount';
  if (path === 'other.reason') return 'otherReason';
  return path.startsWith('allocations') ? '' : path;
};

/** Returns errors by field. The id of the hosted API is no UUID, so the client is left out. */
export const settleErrors = (dues: ClientDues, draft: SettleDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(addPaymentBody, paymentOf(dues, draft)))
      .filter(([path]) => path !== 'clientId' && !/^allocations\.\d+\.billId$/.test(path))
      .map(([path, message]) => [fieldOfPath(path), message]),
  );
