import type { generateBill } from '@prahari/contract/bills';
import { generateBillForm } from '@prahari/contract/bills.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';

export type NewBill = BodyOf<typeof generateBill>;

export const emptyBill = {
  /** The selected option; its `value` is the id. */
  clientId: null as ComboBoxOption | null,
  /** Rupees, or the typed text when it is not an amount. */
  amount: null as NumberOrText,
  dueDate: '',
  description: '',
  driveLink: '',
};

/** The values of the bill form. */
export type BillDraft = typeof emptyBill;

/** Validates the draft: errors by field (SPEC section 5, Bill form). */
export const billErrors = (draft: BillDraft) => fieldErrors(generateBillForm, toNewBill(draft));

/** The request body of a valid draft. */
export const toNewBill = (draft: BillDraft): NewBill => ({
  ...sentValues(draft),
  clientId: draft.clientId?.value ?? '',
  amount: draft.amount as number,
});
