import { billFor, clientRequest, jobApplication, posting } from '../company.ts';
import { deadMail } from '../mailbox.ts';
import { assigned, type Rule, type World } from './rule.ts';

const office = (path: string, body?: (world: World) => Promise<unknown>): Rule => ({
  allowed: async (world) => ({ token: world.company.admin, path, body: await body?.(world) }),
  another: 'the office sees all',
});

const pendingRequest = async ({ api }: World): Promise<string> => {
  const { token } = await api.signIn('client');
  return (await api.post('/client/submit-application', clientRequest(), token)).body.data._id;
};
const pendingJob = async ({ api }: World): Promise<string> => {
  const { token } = await api.signIn('security');
  return (await api.post('/security/application/submit', jobApplication(), token)).body.data._id;
};
const bill = async ({ company }: World): Promise<string> =>
  (await company.bill((await company.sign()).clientId)).body.data._id;

const anybody = async ({ api }: World) => ({ accountId: (await api.signIn('security')).userId });

export const officeRules: Record<string, Rule> = {
  listGuards: office('/admin/guards'),
  listClients: office('/admin/clients'),
  listBills: office('/admin/bills'),
  listClientApplications: office('/admin/applications'),
  listSecurityApplications: office('/admin/security-applications'),
  getAssignment: {
    allowed: async (world) => {
      const { assignmentId } = await assigned(world);
      return { token: world.company.admin, path: `/admin/assignments/${assignmentId}` };
    },
    another: 'the office sees all',
  },
  assignGuard: office('/admin/assign-guard', async ({ company }) =>
    posting((await company.hire()).guardId, (await company.sign()).clientId),
  ),
  withdrawGuard: office('/admin/withdraw-guard', async (world) => {
    const { guard, client } = await assigned(world);
    return { guardId: guard.guardId, clientId: client.clientId };
  }),
  generateBill: office('/admin/generate-bill', async ({ company }) =>
    billFor((await company.sign()).clientId),
  ),
  markBillPaid: office('/admin/bills/mark-paid', async (world) => ({ billId: await bill(world) })),
  deleteBill: office('/admin/bills/delete', async (world) => ({ billId: await bill(world) })),
  respondToClientApplication: office('/admin/accept-application', async (world) => ({
    applicationId: await pendingRequest(world),
    status: 'approved',
  })),
  acceptSecurityApplication: office('/admin/accept-security-application', async (world) => ({
    applicationId: await pendingJob(world),
  })),
  listAuditEntries: office('/admin/audit'),
  listUndeliveredMail: office('/admin/mail'),
  retryMail: office('/admin/mail/retry', async ({ api }) => ({ mailId: await deadMail(api.db) })),
  listAccounts: office('/admin/accounts'),
  endAccountSessions: office('/admin/accounts/end-sessions', anybody),
  disableAccount: office('/admin/accounts/disable', anybody),
  enableAccount: office('/admin/accounts/enable', anybody),
  declineSecurityApplication: office('/admin/reject-security-application', async (world) => ({
    applicationId: await pendingJob(world),
  })),
};
