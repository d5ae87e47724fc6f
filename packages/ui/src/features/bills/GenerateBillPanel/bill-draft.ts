import type { generateBill } from '@prahari/contract/bills';
import { generateBillForm } from '@prahari/contract/bills.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';

/** The values of the bill form. */
export interface BillDraft {
  /** The selected option; its `value` is the id. */
  clientId: ComboBoxOption | null;
  /** Rupees, or the typed text when it is not an amount. */
  amount: NumberOrText;
  dueDate: string;
  description: string;
  driveLink: string;
}

export type NewBill = BodyOf<typeof generateBill>;

export const emptyBill: BillDraft = {
  clientId: null,
  amount: null,
  dueDate: '',
  description: '',
  driveLink: '',
};

const trimmed = ({ clientId, amount, dueDate, description, driveLink }: BillDraft) => ({
  clientId: clientId?.value ?? '',
  amount,
  dueDate,
  description: description.trim(),
  driveLink: driveLink.trim(),
});

/** Validates the draft: errors by field (SPEC section 5, Bill form). */
export const billErrors = (draft: BillDraft) => fieldErrors(generateBillForm, trimmed(draft));

/** The request body of a valid draft. */
export const toNewBill = (draft: BillDraft): NewBill => ({
  ...trimmed(draft),
  amount: Number(draft.amount),
});
