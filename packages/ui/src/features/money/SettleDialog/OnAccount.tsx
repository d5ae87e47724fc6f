import type { ClientDues } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { oldestFirst } from '@prahari/domain/payment-match';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { settleDialogWords } from './settle-dialog-words.ts';

/** A part of a payment on account for each bill, in rupees. */
export interface OnAccountAllocation {
  paymentId: string;
  allocations: { billId: string; amount: number }[];
}

interface OnAccountProps {
  dues: ClientDues;
  /** Put to bills was pressed: the oldest bills get the money first. */
  onAllocate: (allocation: OnAccountAllocation) => void;
}

/** Money of the client that is put to no bill yet, each payment a press away from the oldest bills. */
export function OnAccount({ dues, onAllocate }: OnAccountProps) {
  const t = useWords(settleDialogWords);
  const open = dues.bills.map(({ _id, owed }) => ({ id: _id, owed: toPaise(owed) }));
  if (dues.onAccount.length === 0 || open.length === 0) return null;
  return (
    <ul aria-label={t('onAccount')} className="sm:col-span-2">
      {dues.onAccount.map(({ paymentId, day, reference, amount }) => (
        <li key={paymentId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {t('onAccountSince', {
              rupees: formatRupees(amount),
              day: formatDay(day),
              reference: reference && `, ${reference}`,
            })}
          </span>
          <Button
            size="small"
            className="touch:min-h-target"
            aria-label={t('putOnAccountTo', { rupees: formatRupees(amount) })}
            onPress={() =>
              onAllocate({
                paymentId,
                allocations: oldestFirst(open, toPaise(amount)).map(({ billId, paise }) => ({
                  billId,
                  amount: toRupees(paise),
                })),
              })
            }
          >
            {t('putToBills')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
