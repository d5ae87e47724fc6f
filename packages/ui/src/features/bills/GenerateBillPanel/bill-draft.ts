import { type BodyOf, fieldErrors, type generateBill, generateBillForm } from '@prahari/contract';

/** What the bill form holds while it is filled in. */
export interface BillDraft {
  clientId: string | null;
  /** Rupees. */
  amount: number | null;
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
  description: draft.description.trim(),
  driveLink: draft.driveLink.trim(),
});

/** What is wrong, by field (SPEC section 5, Bill form). */
export const billErrors = (draft: BillDraft) => fieldErrors(generateBillForm, trimmed(draft));

/** What is sent; only for a draft without errors. */
export const toNewBill = (draft: BillDraft): NewBill => ({
  ...trimmed(draft),
  clientId: draft.clientId ?? '',
  amount: draft.amount ?? 0,
});
