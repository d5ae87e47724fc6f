import { expect } from 'vitest';
import type { Reply } from '../api.ts';
import { clientRequest, jobApplication } from '../company.ts';
import { assigned, type Rule, refusedWith, session, type World } from './rule.ts';

/** One's own list: a stranger sees none of `owner`'s rows, even asking for them by name. */
const ownList = (path: string, fill: (world: World) => Promise<{ token: string; name: string }>): Rule => ({
  allowed: async (world) => ({ ...(await fill(world)), path }),
  another: async (world) => {
    const { name } = await fill(world);
    const { token } = await world.company.sign();
    return {
      token,
      path: `${path}?limit=200&q=${encodeURIComponent(name)}`,
      comesTo: ({ status, body }) => expect([status, body.data, body.total]).toEqual([200, [], 0]),
    };
  },
});

const ownBills = async ({ company }: World) => {
  const owner = await company.sign({}, { name: 'Owner of bills' });
  await company.bill(owner.clientId);
  return owner;
};

export const ownRules: Record<string, Rule> = {
  getClientProfile: {
    allowed: async ({ company }) => ({ token: (await company.sign()).token, path: '/client/profile' }),
    another: async (world) => {
      const { client } = await assigned(world);
      const { token, clientId } = await world.company.sign();
      const comesTo = ({ body }: Reply) =>
        expect([body.data._id, body.data.activeAssignments]).toEqual([clientId, []]);
      return { token, path: `/client/profile?clientId=${client.clientId}&id=${client.clientId}`, comesTo };
    },
  },
  submitClientApplication: {
    allowed: async (world) => ({
      token: await session(world, 'client'),
      path: '/client/submit-application',
      body: clientRequest(),
    }),
    another: async (world) => {
      const { userId: foreign } = await world.api.signIn('client');
      const { token, userId } = await world.api.signIn('client');
      const body = clientRequest({ userId: foreign, user: { _id: foreign } });
      const comesTo = (reply: Reply) => expect(reply.body.data.user._id).toBe(userId);
      return { token, path: '/client/submit-application', body, comesTo };
    },
  },
  listOwnApplications: ownList('/client/applications', ({ company }) =>
    company.sign({}, { name: 'Owner of requests' }),
  ),
  listOwnBills: ownList('/client/bills', ownBills),
  getGuardProfile: {
    allowed: async ({ company }) => ({ token: (await company.hire()).token, path: '/security/profile' }),
    another: async (world) => {
      const { guard } = await assigned(world);
      const { token, guardId } = await world.company.hire();
      const comesTo = ({ body }: Reply) =>
        expect([body.data._id, body.data.currentAssignment]).toEqual([guardId, null]);
      return { token, path: `/security/profile?guardId=${guard.guardId}&id=${guard.guardId}`, comesTo };
    },
  },
  setAssignmentStatus: {
    allowed: async (world) => {
      const { guard, assignmentId } = await assigned(world);
      const body = { assignmentId, status: 'onBreak' };
      return { token: guard.token, path: '/security/update-assignment', body };
    },
    another: async (world) => {
      const { assignmentId } = await assigned(world);
      const { token } = await world.company.hire();
      const body = { assignmentId, status: 'completed' };
      const comesTo = refusedWith(404, 'assignments.not_found');
      return { token, path: '/security/update-assignment', body, comesTo };
    },
  },
  submitSecurityApplication: {
    allowed: async (world) => ({
      token: await session(world, 'security'),
      path: '/security/application/submit',
      body: jobApplication(),
    }),
    another: async (world) => {
      const { userId: foreign } = await world.api.signIn('security');
      const { token, userId } = await world.api.signIn('security');
      const body = jobApplication({ userId: foreign, user: { _id: foreign } });
      const comesTo = (reply: Reply) => expect(reply.body.data.user._id).toBe(userId);
      return { token, path: '/security/application/submit', body, comesTo };
    },
  },
  latestSecurityApplication: {
    allowed: async ({ company }) => ({
      token: (await company.hire()).token,
      path: '/security/application/status',
    }),
    another: async (world) => {
      const { userId } = await world.company.hire();
      const token = await session(world, 'security');
      const comesTo = refusedWith(404, 'applications.not_found');
      return { token, path: `/security/application/status?userId=${userId}`, comesTo };
    },
  },
};
