import { billMessages } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { formatRupees } from '@prahari/domain/format';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import type { SayOfficeBills } from './office-bills-words.ts';

/** Asked before a bill is deleted (SPEC section 8). */
export const deleteBillQuestion = (
  { billNumber, client, amount }: Bill,
  t: SayOfficeBills,
): ConfirmQuestion => ({
  message: billMessages.confirmDelete,
  detail: `${billNumber}, ${client.user.name}, ${formatRupees(amount)}.`,
  confirmLabel: t('delete'),
  tone: 'danger',
});
