import { expect } from 'vitest';
import type { Reply } from '../api.ts';
import { clientApplicationBody, securityApplicationBody } from '../company.ts';
import {
  type AccessRule,
  createAssignment,
  expectRefusal,
  type MatrixContext,
  newSession,
  pendingJob,
  pendingRequest,
} from './rule.ts';

/** Tests that a list of the caller's own rows has none of the owner's, even in a search. */
const ownList = (
  path: string,
  fill: (context: MatrixContext) => Promise<{ token: string; name: string }>,
): AccessRule => ({
  allowed: async (context) => ({ token: (await fill(context)).token }),
  otherPerson: async (context) => {
    const { name } = await fill(context);
    const { token } = await context.company.addClient();
    return {
      token,
      path: `${path}?limit=200&q=${encodeURIComponent(name)}`,
      expectReply: ({ status, body }) => expect([status, body.data, body.total]).toEqual([200, [], 0]),
    };
  },
});

const ownBills = async ({ company }: MatrixContext) => {
  const owner = await company.addClient({}, { name: 'Owner of bills' });
  await company.generateBill(owner.clientId);
  return owner;
};

export const ownRules: Record<string, AccessRule> = {
  getClientProfile: {
    allowed: async ({ company }) => ({ token: (await company.addClient()).token }),
    otherPerson: async (context) => {
      const { client } = await createAssignment(context);
      const { token, clientId } = await context.company.addClient();
      const expectReply = ({ body }: Reply) =>
        expect([body.data._id, body.data.activeAssignments]).toEqual([clientId, []]);
      return {
        token,
        path: `/client/profile?clientId=${client.clientId}&id=${client.clientId}`,
        expectReply,
      };
    },
  },
  submitClientApplication: {
    allowed: async () => ({ body: clientApplicationBody() }),
    otherPerson: async (context) => {
      const { userId: foreign } = await context.api.signIn('client');
      const { token, userId } = await context.api.signIn('client');
      const body = clientApplicationBody({ userId: foreign, user: { _id: foreign } });
      const expectReply = (reply: Reply) => expect(reply.body.data.user._id).toBe(userId);
      return { token, body, expectReply };
    },
  },
  updateClientApplication: {
    allowed: async (context) => {
      const token = await newSession(context, 'client');
      const body = clientApplicationBody({ applicationId: await pendingRequest(context, token) });
      return { token, body };
    },
    otherPerson: async (context) => {
      const foreign = await pendingRequest(context, await newSession(context, 'client'));
      return {
        body: clientApplicationBody({ applicationId: foreign }),
        expectReply: expectRefusal(404, 'applications.not_found'),
      };
    },
  },
  listOwnApplications: ownList('/client/applications', ({ company }) =>
    company.addClient({}, { name: 'Owner of requests' }),
  ),
  listOwnBills: ownList('/client/bills', ownBills),
  getGuardProfile: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token }),
    otherPerson: async (context) => {
      const { guard } = await createAssignment(context);
      const { token, guardId } = await context.company.addGuard();
      const expectReply = ({ body }: Reply) =>
        expect([body.data._id, body.data.currentAssignment]).toEqual([guardId, null]);
      return { token, path: `/security/profile?guardId=${guard.guardId}&id=${guard.guardId}`, expectReply };
    },
  },
  setAssignmentStatus: {
    allowed: async (context) => {
      const { guard, assignmentId } = await createAssignment(context);
      const body = { assignmentId, status: 'onBreak' };
      return { token: guard.token, body };
    },
    otherPerson: async (context) => {
      const { assignmentId } = await createAssignment(context);
      const { token } = await context.company.addGuard();
      const body = { assignmentId, status: 'completed' };
      return { token, body, expectReply: expectRefusal(404, 'assignments.not_found') };
    },
  },
  submitSecurityApplication: {
    allowed: async () => ({ body: securityApplicationBody() }),
    otherPerson: async (context) => {
      const { userId: foreign } = await context.api.signIn('security');
      const { token, userId } = await context.api.signIn('security');
      const body = securityApplicationBody({ userId: foreign, user: { _id: foreign } });
      const expectReply = (reply: Reply) => expect(reply.body.data.user._id).toBe(userId);
      return { token, body, expectReply };
    },
  },
  updateSecurityApplication: {
    allowed: async (context) => {
      const token = await newSession(context, 'security');
      const body = securityApplicationBody({ applicationId: await pendingJob(context, token) });
      return { token, body };
    },
    otherPerson: async (context) => {
      const foreign = await pendingJob(context, await newSession(context, 'security'));
      return {
        body: securityApplicationBody({ applicationId: foreign }),
        expectReply: expectRefusal(404, 'applications.not_found'),
      };
    },
  },
  latestSecurityApplication: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token }),
    otherPerson: async (context) => {
      const { userId } = await context.company.addGuard();
      return {
        path: `/security/application/status?userId=${userId}`,
        expectReply: expectRefusal(404, 'applications.not_found'),
      };
    },
  },
};
