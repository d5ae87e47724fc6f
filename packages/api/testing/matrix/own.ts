import type { Role } from '@prahari/contract/roles';
import { expect } from 'vitest';
import type { Reply } from '../api.ts';
import { clientApplicationBody, daysFromToday, securityApplicationBody } from '../company.ts';
import {
  type AccessRule,
  askedLeave,
  createAssignment,
  createDuty,
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

const ownBill = async ({ company }: MatrixContext) => {
  const { clientId, token } = await company.addClient();
  return { token, billId: (await company.generateBill(clientId)).body.data._id as string };
};

/** Tests that an application belongs to its sender, whomever its body names. */
const submits = (role: Role, bodyOf: (changes?: object) => object): AccessRule => ({
  allowed: async () => ({ body: bodyOf() }),
  otherPerson: async (context) => {
    const { userId: foreign } = await context.api.signIn(role);
    const { token, userId } = await context.api.signIn(role);
    const body = bodyOf({ userId: foreign, user: { _id: foreign } });
    const expectReply = (reply: Reply) => expect(reply.body.data.user._id).toBe(userId);
    return { token, body, expectReply };
  },
});

const leaveBody = () => ({ from: daysFromToday(1), to: daysFromToday(2), reason: 'Family' });

/** Tests that a duty can be started and ended by its guard only. @param before what the guard does first */
const presses = (
  before: (context: MatrixContext, token: string, dutyId: string) => Promise<void>,
): AccessRule => ({
  allowed: async (context) => {
    const { guard, dutyId } = await createDuty(context);
    await before(context, guard.token, dutyId);
    return { token: guard.token, body: { dutyId } };
  },
  otherPerson: async (context) => {
    const { guard, dutyId } = await createDuty(context);
    await before(context, guard.token, dutyId);
    const { token } = await context.company.addGuard();
    return { token, body: { dutyId }, expectReply: expectRefusal(404, 'duty.not_found') };
  },
});

/** Tests that an application can be changed by its sender only. */
const changes = (
  role: Role,
  bodyOf: (changes?: object) => object,
  pending: typeof pendingRequest,
): AccessRule => ({
  allowed: async (context) => {
    const token = await newSession(context, role);
    return { token, body: bodyOf({ applicationId: await pending(context, token) }) };
  },
  otherPerson: async (context) => {
    const applicationId = await pending(context, await newSession(context, role));
    return { body: bodyOf({ applicationId }), expectReply: expectRefusal(404, 'applications.not_found') };
  },
});

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
  submitClientApplication: submits('client', clientApplicationBody),
  updateClientApplication: changes('client', clientApplicationBody, pendingRequest),
  listOwnApplications: ownList('/client/applications', ({ company }) =>
    company.addClient({}, { name: 'Owner of requests' }),
  ),
  listOwnBills: ownList('/client/bills', ownBills),
  getOwnBill: {
    allowed: async (context) => {
      const { token, billId } = await ownBill(context);
      return { token, path: `/client/bills/${billId}` };
    },
    otherPerson: async (context) => {
      const { billId } = await ownBill(context);
      const { token } = await context.company.addClient();
      return { token, path: `/client/bills/${billId}`, expectReply: expectRefusal(404, 'bills.not_found') };
    },
  },
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
  listOwnDuties: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token }),
    otherPerson: async (context) => {
      const { guard } = await createDuty(context);
      const { token } = await context.company.addGuard();
      const expectReply = ({ body }: Reply) => expect(body.data).toEqual([]);
      return { token, path: `/security/duties?guardId=${guard.guardId}&from=2020-01-01`, expectReply };
    },
  },
  askForLeave: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token, body: leaveBody() }),
    otherPerson: async ({ company }) => {
      const [guard, other] = [await company.addGuard(), await company.addGuard()];
      const body = { ...leaveBody(), guardId: other.guardId };
      const expectReply = async ({ status }: Reply) => expect(status).toBe(201);
      return { token: guard.token, body, expectReply };
    },
  },
  listOwnLeave: {
    allowed: async (context) => ({ token: (await askedLeave(context)).token }),
    otherPerson: async (context) => {
      await askedLeave(context);
      const { token } = await context.company.addGuard();
      return { token, expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  withdrawLeave: {
    allowed: async (context) => {
      const { token, leaveId } = await askedLeave(context);
      return { token, body: { leaveId } };
    },
    otherPerson: async (context) => {
      const { leaveId } = await askedLeave(context);
      const { token } = await context.company.addGuard();
      return { token, body: { leaveId }, expectReply: expectRefusal(404, 'leave.not_found') };
    },
  },
  startDuty: presses(() => Promise.resolve()),
  endDuty: presses(async ({ api }, token, dutyId) => {
    await api.post('/security/start-duty', { dutyId }, token);
  }),
  submitSecurityApplication: submits('security', securityApplicationBody),
  updateSecurityApplication: changes('security', securityApplicationBody, pendingJob),
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
