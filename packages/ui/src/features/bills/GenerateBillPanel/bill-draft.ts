import { type BodyOf, fieldErrors, type generateBill, generateBillForm } from '@prahari/contract';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';

/** What the bill form holds while it is filled in. */
export interface BillDraft {
  /** As chosen from the list: its value is the id. */
  clientId: ComboBoxOption | null;
  /** Rupees, or what was typed instead. */
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

const trimmed = (draft: BillDraft) => ({
  ...draft,
  clientId: draft.clientId?.value ?? '',
  description: draft.description.trim(),
  driveLink: draft.driveLink.trim(),
});

/** What is wrong, by field (SPEC section 5, Bill form). */
export const billErrors = (draft: BillDraft) => fieldErrors(generateBillForm, trimmed(draft));

/** What is sent; only for a draft without errors. */
export const toNewBill = (draft: BillDraft): NewBill => ({
  ...trimmed(draft),
  amount: Number(draft.amount),
});
