import { addCreditNote, workedLines } from '../tax-bills.ts';
import { type AccessRule, expectRefusal, type MatrixContext, officeAt } from './rule.ts';

/** Makes a bill of a new client and a credit note of it, and returns their paths. */
async function createDocuments({ api, company }: MatrixContext) {
  const owner = await company.addClient();
  const made = await company.generateBill(owner.clientId, { amount: 5_000 });
  const billId: string = made.body.data._id;
  const line = { ...(workedLines[0] as (typeof workedLines)[number]), amountPaise: 1_600_00 };
  const { noteId } = await addCreditNote(api.db, { billId, line, tax: 'none' });
  return { token: owner.token, bill: `bills/${billId}`, note: `credit-notes/${noteId}` };
}

type Kind = 'bill' | 'note';

const ofOffice = (kind: Kind, end: string): AccessRule =>
  officeAt(async (context) => `/admin/${(await createDocuments(context))[kind]}/${end}`);

/** Tests that a document belongs to its client. */
const ofClient = (kind: Kind, end: string): AccessRule => ({
  allowed: async (context) => {
    const { token, ...paths } = await createDocuments(context);
    return { token, path: `/client/${paths[kind]}/${end}` };
  },
  otherPerson: async (context) => {
    const paths = await createDocuments(context);
    const { token } = await context.company.addClient();
    const code = kind === 'bill' ? 'bills.not_found' : 'credit_notes.not_found';
    return { token, path: `/client/${paths[kind]}/${end}`, expectReply: expectRefusal(404, code) };
  },
});

export const documentRules: Record<string, AccessRule> = {
  getBillDocument: ofOffice('bill', 'document'),
  getOwnBillDocument: ofClient('bill', 'document'),
  downloadBill: ofOffice('bill', 'pdf'),
  downloadOwnBill: ofClient('bill', 'pdf'),
  getCreditNoteDocument: ofOffice('note', 'document'),
  getOwnCreditNoteDocument: ofClient('note', 'document'),
  downloadCreditNote: ofOffice('note', 'pdf'),
  downloadOwnCreditNote: ofClient('note', 'pdf'),
};
