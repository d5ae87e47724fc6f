import { pdfOfReceipt } from '../receipts.ts';
import { addTaxedBill } from '../tax-bills.ts';
import { type AccessRule, type MatrixContext, office, officeAt } from './rule.ts';

const receipt = { month: '2026-11', kind: 'epf', name: 'EPF November', content: pdfOfReceipt };

const newClient = async ({ company }: MatrixContext) => (await company.addClient()).clientId;

const newChallan = async ({ api, company }: MatrixContext): Promise<string> =>
  (await api.post('/admin/challans', receipt, company.admin)).body.data._id;

export const paperPackRules: Record<string, AccessRule> = {
  listChallans: officeAt(
    async (context) => `/admin/challans?month=2026-11&clientId=${await newClient(context)}`,
  ),
  addChallan: office(async () => receipt),
  downloadChallan: officeAt(async (context) => `/admin/challans/${await newChallan(context)}/file`),
  deleteChallan: office(async (context) => ({ challanId: await newChallan(context) })),
  downloadPaperPack: officeAt(async (context) => {
    const clientId = await newClient(context);
    await addTaxedBill({ db: context.api.db, company: context.company }, clientId, { month: '2026-11' });
    return `/admin/paper-pack?month=2026-11&clientId=${clientId}`;
  }),
};
