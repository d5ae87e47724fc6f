import { formatRupees } from '@prahari/domain/format';
import type { AddCreditNoteBody, CreditedBill } from './credit-notes.schemas.ts';
import { type CreateEndpoint, createEndpoint, type RowEndpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

export const creditNoteMessages = {
  added: (number: string) => `Credit note ${number} made`,
  addFailed: (message: string) => `Failed to make the credit note: ${message}`,
  creditedInFull: (billNumber: string) => `${billNumber} is credited in full and counts as paid`,
} as const;

/** The refusal of `creditableOnly`, which names the sum. */
export const moreThanBilled = {
  status: 409,
  code: 'credit_note.more_than_billed',
  message: 'The credit notes of a bill must not be more than the bill',
} as const;
/** @param rest in rupees */
export const creditableOnly = (billNumber: string, rest: number) => ({
  ...moreThanBilled,
  message: `Only ${formatRupees(rest)} of ${billNumber} is left to credit`,
});

/** Takes an amount off a bill. What was settled above the rest goes on account. */
export const addCreditNote: CreateEndpoint<AddCreditNoteBody, DataReply<CreditedBill>> &
  RowEndpoint<AddCreditNoteBody, DataReply<CreditedBill>> = {
  ...createEndpoint<DataReply<CreditedBill>, AddCreditNoteBody>({
    method: 'POST',
    path: '/admin/bills/{id}/credit-note',
    access: 'admin',
  }),
  hasId: true,
};
