import {
  addPost,
  assignGuardBody,
  clientApplicationBody,
  daysFromToday,
  generateBillBody,
  postBody,
  securityApplicationBody,
} from '../company.ts';
import { insertFailedMail } from '../mailbox.ts';
import { type AccessRule, createAssignment, type MatrixContext } from './rule.ts';

const office = (path: string, body?: (context: MatrixContext) => Promise<unknown>): AccessRule => ({
  allowed: async (context) => ({ token: context.company.admin, path, body: await body?.(context) }),
  otherPerson: 'the office sees all',
});

const pendingRequest = async ({ api }: MatrixContext): Promise<string> => {
  const { token } = await api.signIn('client');
  return (await api.post('/client/submit-application', clientApplicationBody(), token)).body.data._id;
};
const pendingJob = async ({ api }: MatrixContext): Promise<string> => {
  const { token } = await api.signIn('security');
  return (await api.post('/security/application/submit', securityApplicationBody(), token)).body.data._id;
};
const bill = async ({ company }: MatrixContext): Promise<string> =>
  (await company.generateBill((await company.addClient()).clientId)).body.data._id;

const createPost = async ({ api, company }: MatrixContext, changes: object = {}): Promise<string> =>
  addPost(api, company.admin, (await company.addClient()).clientId, changes);

/** Adds a guard who may begin on any day, because the date of birth is unknown. */
async function guardOfUnknownAge({ api, company }: MatrixContext): Promise<string> {
  const { guardId } = await company.addGuard();
  await api.db.updateTable('guards').set({ date_of_birth: null }).where('id', '=', guardId).execute();
  return guardId;
}

const anybody = async ({ api }: MatrixContext) => ({ accountId: (await api.signIn('security')).userId });

export const officeRules: Record<string, AccessRule> = {
  getOverview: office('/admin/overview'),
  listGuards: office('/admin/guards'),
  listClients: office('/admin/clients'),
  listBills: office('/admin/bills'),
  listClientApplications: office('/admin/applications'),
  listSecurityApplications: office('/admin/security-applications'),
  getAssignment: {
    allowed: async (context) => {
      const { assignmentId } = await createAssignment(context);
      return { token: context.company.admin, path: `/admin/assignments/${assignmentId}` };
    },
    otherPerson: 'the office sees all',
  },
  getClient: {
    allowed: async ({ company }) => {
      const { clientId } = await company.addClient();
      return { token: company.admin, path: `/admin/clients/${clientId}` };
    },
    otherPerson: 'the office sees all',
  },
  listPosts: office('/admin/posts'),
  getPost: {
    allowed: async (context) => ({
      token: context.company.admin,
      path: `/admin/posts/${await createPost(context)}`,
    }),
    otherPerson: 'the office sees all',
  },
  addPost: office('/admin/posts', async ({ company }) => postBody((await company.addClient()).clientId)),
  updatePost: office('/admin/posts', async (context) => {
    const { clientId: _, ...fields } = postBody('');
    return { postId: await createPost(context), ...fields };
  }),
  getRoster: office(`/admin/roster?from=${daysFromToday(0)}&days=7`),
  getFreeGuards: office(
    `/admin/free-guards?city=Bhopal&shift=night&startDate=${daysFromToday(0)}&endDate=${daysFromToday(0)}`,
  ),
  getPostCandidates: {
    allowed: async (context) => ({
      token: context.company.admin,
      path: `/admin/posts/${await createPost(context)}/candidates`,
    }),
    otherPerson: 'the office sees all',
  },
  assignToPost: office('/admin/assign-to-post', async (context) => ({
    postId: await createPost(context, { startDate: '1900-01-01', endDate: '2200-12-31' }),
    guardIds: [await guardOfUnknownAge(context)],
    startDate: daysFromToday(0),
    endDate: daysFromToday(9),
  })),
  replaceGuard: office('/admin/replace-guard', async (context) => ({
    assignmentId: (await createAssignment(context)).assignmentId,
    guardId: (await context.company.addGuard()).guardId,
    reason: 'sick',
    from: daysFromToday(1),
  })),
  endPost: office('/admin/end-post', async (context) => ({
    postId: await createPost(context),
    lastDay: daysFromToday(1),
  })),
  assignGuard: office('/admin/assign-guard', async ({ company }) =>
    assignGuardBody((await company.addGuard()).guardId, (await company.addClient()).clientId),
  ),
  withdrawGuard: office('/admin/withdraw-guard', async (context) => {
    const { guard, client } = await createAssignment(context);
    return { guardId: guard.guardId, clientId: client.clientId };
  }),
  generateBill: office('/admin/generate-bill', async ({ company }) =>
    generateBillBody((await company.addClient()).clientId),
  ),
  markBillPaid: office('/admin/bills/mark-paid', async (context) => ({ billId: await bill(context) })),
  deleteBill: office('/admin/bills/delete', async (context) => ({ billId: await bill(context) })),
  respondToClientApplication: office('/admin/accept-application', async (context) => ({
    applicationId: await pendingRequest(context),
    status: 'approved',
  })),
  acceptSecurityApplication: office('/admin/accept-security-application', async (context) => ({
    applicationId: await pendingJob(context),
  })),
  getChanges: office('/admin/changes'),
  find: office('/admin/find', async () => ({ q: 'a' })),
  exportList: office('/admin/export', async () => ({ list: 'guards' })),
  runBulk: office('/admin/bulk', async (context) => ({
    action: 'markBillsPaid',
    rowIds: [await bill(context)],
  })),
  undo: office('/admin/undo', async (context) => {
    const { api, company } = context;
    const body = { billId: await bill(context) };
    const paid = await api.post('/admin/bills/mark-paid', body, company.admin);
    return { entryIds: [paid.body.undo.entryId] };
  }),
  markBillUnpaid: office('/admin/bills/mark-unpaid', async (context) => {
    const body = { billId: await bill(context) };
    await context.api.post('/admin/bills/mark-paid', body, context.company.admin);
    return body;
  }),
  restoreBill: office('/admin/bills/restore', async (context) => {
    const body = { billId: await bill(context) };
    await context.api.post('/admin/bills/delete', body, context.company.admin);
    return body;
  }),
  reopenClientApplication: office('/admin/reopen-application', async (context) => {
    const applicationId = await pendingRequest(context);
    const answer = { applicationId, status: 'rejected' };
    await context.api.post('/admin/accept-application', answer, context.company.admin);
    return { applicationId };
  }),
  reopenSecurityApplication: office('/admin/reopen-security-application', async (context) => {
    const body = { applicationId: await pendingJob(context) };
    await context.api.post('/admin/reject-security-application', body, context.company.admin);
    return body;
  }),
  listAuditEntries: office('/admin/audit'),
  listUndeliveredMail: office('/admin/mail'),
  retryMail: office('/admin/mail/retry', async ({ api }) => ({ mailId: await insertFailedMail(api.db) })),
  listAccounts: office('/admin/accounts'),
  endAccountSessions: office('/admin/accounts/end-sessions', anybody),
  disableAccount: office('/admin/accounts/disable', anybody),
  enableAccount: office('/admin/accounts/enable', anybody),
  declineSecurityApplication: office('/admin/reject-security-application', async (context) => ({
    applicationId: await pendingJob(context),
    reason: 'No post is free in Nashik',
  })),
};
