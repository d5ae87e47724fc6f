import { addPost, assignGuardBody, daysFromToday, generateBillBody, postBody } from '../company.ts';
import { insertFailedMail } from '../mailbox.ts';
import { rowOf } from '../rows.ts';
import {
  type AccessRule,
  askedLeave,
  createAssignment,
  createDuty,
  type MatrixContext,
  newSession,
  office,
  officeAt,
  pendingJob,
  pendingRequest,
} from './rule.ts';

const newRequest = async (context: MatrixContext) =>
  pendingRequest(context, await newSession(context, 'client'));
const newJob = async (context: MatrixContext) => pendingJob(context, await newSession(context, 'security'));
const bill = async ({ company }: MatrixContext): Promise<string> =>
  (await company.generateBill((await company.addClient()).clientId)).body.data._id;

const createPost = async ({ api, company }: MatrixContext, changes: object = {}): Promise<string> =>
  addPost(api, company.admin, (await company.addClient()).clientId, changes);

const rotationBody = async (context: MatrixContext) => ({
  postId: await createPost(context, { startDate: '1900-01-01', endDate: '2200-12-31', asked: 50 }),
  pattern: { on: 6, off: 1 },
  guardIds: [await guardOfUnknownAge(context)],
  relieverIds: [],
  from: daysFromToday(0),
  to: daysFromToday(13),
});

async function createRotation(context: MatrixContext): Promise<string> {
  const body = await rotationBody(context);
  const reply = await context.api.post('/admin/rotations', body, context.company.admin);
  return reply.body.data._id;
}

/** Adds a guard who may begin on any day, because the date of birth is unknown. */
async function guardOfUnknownAge({ api, company }: MatrixContext): Promise<string> {
  const { guardId } = await company.addGuard();
  await api.db.updateTable('guards').set({ date_of_birth: null }).where('id', '=', guardId).execute();
  return guardId;
}

const anybody = async ({ api }: MatrixContext) => ({ accountId: (await api.signIn('security')).userId });

const rateBody = (clientId: string) => ({
  clientId,
  basis: 'calendar',
  hours: 12,
  amount: 22_000,
  from: '2026-01-01',
});

/** Enters a rate that is in force and returns its path. */
async function newRate({ api, company }: MatrixContext): Promise<string> {
  const { clientId } = await company.addClient();
  return `/admin/rates/${(await api.post('/admin/rates', rateBody(clientId), company.admin)).body.data._id}`;
}

export const officeRules: Record<string, AccessRule> = {
  getOverview: office(),
  getCompany: office(),
  updateCompany: office(async () => ({ legalName: 'Prahari Security Services LLP', attendance: 'off' })),
  listGuards: office(),
  listClients: office(),
  listBills: office(),
  listClientApplications: office(),
  listSecurityApplications: office(),
  getAssignment: officeAt(
    async (context) => `/admin/assignments/${(await createAssignment(context)).assignmentId}`,
  ),
  getClient: officeAt(async ({ company }) => `/admin/clients/${(await company.addClient()).clientId}`),
  listPosts: office(),
  getPost: officeAt(async (context) => `/admin/posts/${await createPost(context)}`),
  addPost: office(async ({ company }) => postBody((await company.addClient()).clientId)),
  updatePost: office(async (context) => {
    const { clientId: _, ...fields } = postBody('');
    return { postId: await createPost(context), ...fields };
  }),
  getRoster: officeAt(async () => `/admin/roster?from=${daysFromToday(0)}&days=7`),
  getFreeGuards: officeAt(
    async () =>
      `/admin/free-guards?city=Bhopal&shift=night&startDate=${daysFromToday(0)}&endDate=${daysFromToday(0)}`,
  ),
  getPostCandidates: officeAt(async (context) => `/admin/posts/${await createPost(context)}/candidates`),
  assignToPost: office(async (context) => ({
    postId: await createPost(context, { startDate: '1900-01-01', endDate: '2200-12-31' }),
    guardIds: [await guardOfUnknownAge(context)],
    startDate: daysFromToday(0),
    endDate: daysFromToday(9),
  })),
  replaceGuard: office(async (context) => ({
    assignmentId: (await createAssignment(context)).assignmentId,
    guardId: (await context.company.addGuard()).guardId,
    reason: 'sick',
    from: daysFromToday(1),
  })),
  replace: office(async (context) => ({
    assignmentId: (await createAssignment(context)).assignmentId,
    guardId: (await context.company.addGuard()).guardId,
    reason: 'onLeave',
  })),
  listDuties: office(),
  swapDuties: office(async (context) => ({
    dutyIds: [(await createDuty(context)).dutyId, (await createDuty(context)).dutyId],
    reason: 'A wedding',
  })),
  listLeave: office(),
  answerLeave: office(async (context) => ({ leaveId: (await askedLeave(context)).leaveId, approved: true })),
  correctDuty: office(async (context) => ({
    dutyId: (await createDuty(context)).dutyId,
    state: 'absent',
    reason: 'Seen by nobody',
  })),
  addRotation: office(rotationBody),
  extendRotation: {
    allowed: async (context) => ({
      path: `/admin/rotations/${await createRotation(context)}`,
      body: { to: daysFromToday(20) },
    }),
    otherPerson: 'the office sees all',
  },
  listRotations: officeAt(async (context) => `/admin/rotations?postId=${await createPost(context)}`),
  endPost: office(async (context) => ({ postId: await createPost(context), lastDay: daysFromToday(1) })),
  assignGuard: office(async ({ company }) =>
    assignGuardBody((await company.addGuard()).guardId, (await company.addClient()).clientId),
  ),
  withdrawGuard: office(async (context) => {
    const { guard, client } = await createAssignment(context);
    return { guardId: guard.guardId, clientId: client.clientId };
  }),
  generateBill: office(async ({ company }) => generateBillBody((await company.addClient()).clientId)),
  listRates: office(),
  addRate: office(async ({ company }) => rateBody((await company.addClient()).clientId)),
  listRateRises: office(),
  raiseRate: office(async ({ api, company }) => {
    const { clientId } = await company.addClient();
    const rise = { day: '2026-01-01', percent: 10 };
    const body = { ...rateBody(clientId), from: '2025-01-01', rise };
    return { rateId: (await api.post('/admin/rates', body, company.admin)).body.data._id };
  }),
  publishRate: {
    allowed: async (context) => ({ path: `${await newRate(context)}/published`, body: { published: true } }),
    otherPerson: 'the office sees all',
  },
  listPrices: {
    allowed: async (context) => {
      const path = `${await newRate(context)}/published`;
      await context.api.send('PUT', path, { token: context.company.admin, body: { published: true } });
      return {};
    },
    otherPerson: 'anyone may',
  },
  deleteRate: officeAt(newRate),
  listBillDrafts: officeAt(async () => '/admin/bill-drafts?month=2026-01'),
  makeMonth: office(async ({ company }) => ({
    month: '2026-01',
    clientIds: [(await company.addClient()).clientId],
  })),
  getBill: officeAt(async (context) => `/admin/bills/${await bill(context)}`),
  updateBill: {
    allowed: async (context) => ({
      path: `/admin/bills/${await bill(context)}`,
      body: { version: 1, description: 'Guards in May' },
    }),
    otherPerson: 'the office sees all',
  },
  markBillPaid: office(async (context) => ({ billId: await bill(context) })),
  deleteBill: office(async (context) => ({ billId: await bill(context) })),
  respondToClientApplication: office(async (context) => ({
    applicationId: await newRequest(context),
    status: 'approved',
  })),
  acceptSecurityApplication: office(async (context) => ({ applicationId: await newJob(context) })),
  getChanges: office(),
  find: office(async () => ({ q: 'a' })),
  exportList: office(async () => ({ list: 'guards' })),
  runBulk: office(async (context) => ({ action: 'markBillsPaid', rowIds: [await bill(context)] })),
  undo: office(async (context) => {
    const { api, company } = context;
    const body = { billId: await bill(context) };
    const paid = await api.post('/admin/bills/mark-paid', body, company.admin);
    return { entryIds: [paid.body.undo.entryId] };
  }),
  markBillUnpaid: office(async (context) => {
    const body = { billId: await bill(context) };
    await context.api.post('/admin/bills/mark-paid', body, context.company.admin);
    return body;
  }),
  restoreBill: office(async (context) => {
    const body = { billId: await bill(context) };
    await context.api.post('/admin/bills/delete', body, context.company.admin);
    return body;
  }),
  reopenClientApplication: office(async (context) => {
    const applicationId = await newRequest(context);
    const answer = { applicationId, status: 'rejected' };
    await context.api.post('/admin/accept-application', answer, context.company.admin);
    return { applicationId };
  }),
  reopenSecurityApplication: office(async (context) => {
    const body = { applicationId: await newJob(context) };
    await context.api.post('/admin/reject-security-application', body, context.company.admin);
    return body;
  }),
  listMessages: office(),
  markMessagesSent: office(async (context) => {
    const { guard } = await createAssignment(context);
    const { id } = await rowOf(context.api.db, 'messages', { user_id: guard.userId, kind: 'assigned' });
    return { messageIds: [id] };
  }),
  listAuditEntries: office(),
  listUndeliveredMail: office(),
  retryMail: office(async ({ api }) => ({ mailId: await insertFailedMail(api.db) })),
  listAccounts: office(),
  endAccountSessions: office(anybody),
  disableAccount: office(anybody),
  resetAccountFactors: office(anybody),
  enableAccount: office(anybody),
  declineSecurityApplication: office(async (context) => ({
    applicationId: await newJob(context),
    reason: 'No post is free in Nashik',
  })),
};
