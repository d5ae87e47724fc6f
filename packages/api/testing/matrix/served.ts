import type { Role } from '@prahari/contract/roles';
import { expect } from 'vitest';
import type { Reply } from '../api.ts';
import { addPost, daysFromToday } from '../company.ts';
import { onePixel } from '../pictures.ts';
import {
  type AccessRule,
  expectRefusal,
  type MatrixContext,
  newSession,
  office,
  officeAt,
  pendingJob,
  pendingRequest,
} from './rule.ts';

/** A client with a guard since yesterday. */
async function createWorked({ api, company }: MatrixContext) {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const period = { startDate: daysFromToday(-2), endDate: daysFromToday(2) };
  const reply = await company.assignGuard(guard.guardId, client.clientId, period);
  const assignmentId = reply.body.data._id as string;
  const rate = () => api.post('/client/ratings', { assignmentId, stars: 4 }, client.token);
  return { client, guard, assignmentId, rate };
}

async function createPost({ api, company }: MatrixContext) {
  const client = await company.addClient();
  return { client, postId: await addPost(api, company.admin, client.clientId) };
}

async function createProblem(context: MatrixContext) {
  const { client, postId } = await createPost(context);
  const body = { postId, text: 'The gate stood open' };
  const reply = await context.api.post('/client/problems', body, client.token);
  return { client, postId, problemId: reply.body.data._id as string };
}

async function createCard({ api, company }: MatrixContext) {
  const guard = await company.addGuard();
  const reply = await api.post(`/admin/guards/${guard.guardId}/identity`, undefined, company.admin);
  return { guard, token: (reply.body.data.url as string).split('#')[1] ?? '' };
}

async function createFeed({ api, company }: MatrixContext) {
  const guard = await company.addGuard();
  const reply = await api.post('/security/calendar-feed', undefined, guard.token);
  return { guard, path: new URL(reply.body.data.url as string).pathname.replace(/^\/api/, '') };
}

const ofCard: AccessRule = officeAt(
  async (context) => `/admin/guards/${(await createCard(context)).guard.guardId}/identity`,
);

/** Tests that a list is empty for another client. */
const ownList = (
  fill: (context: MatrixContext) => Promise<{ token: string }>,
  empty: unknown,
): AccessRule => ({
  allowed: async (context) => ({ token: (await fill(context)).token }),
  otherPerson: async (context) => {
    await fill(context);
    const { token } = await context.api.signIn('client');
    return { token, expectReply: ({ body }: Reply) => expect(body.data).toEqual(empty) };
  },
});

/** Tests that an application is taken back by its sender only. */
const withdraws = (
  role: Role,
  pending: typeof pendingRequest,
  bodyOf: (id: string) => object | undefined,
): AccessRule => ({
  allowed: async (context) => {
    const token = await newSession(context, role);
    return { token, body: bodyOf(await pending(context, token)) };
  },
  otherPerson: async (context) => ({
    body: bodyOf(await pending(context, await newSession(context, role))),
    expectReply: expectRefusal(404, 'applications.not_found'),
  }),
});

export const servedRules: Record<string, AccessRule> = {
  rateGuard: {
    allowed: async (context) => {
      const { client, assignmentId } = await createWorked(context);
      return { token: client.token, body: { assignmentId, stars: 5 } };
    },
    otherPerson: async (context) => {
      const { assignmentId } = await createWorked(context);
      const { token } = await context.company.addClient();
      return {
        token,
        body: { assignmentId, stars: 1 },
        expectReply: expectRefusal(404, 'assignments.not_found'),
      };
    },
  },
  listOwnRatings: ownList(async (context) => {
    const { client, rate } = await createWorked(context);
    await rate();
    return client;
  }, []),
  listOwnPosts: ownList(async (context) => (await createPost(context)).client, {
    attended: expect.any(Boolean),
    posts: [],
  }),
  reportProblem: {
    allowed: async (context) => {
      const { client, postId } = await createPost(context);
      return { token: client.token, body: { postId, text: 'The gate stood open' } };
    },
    otherPerson: async (context) => {
      const { postId } = await createPost(context);
      const { token } = await context.company.addClient();
      return { token, body: { postId, text: 'x' }, expectReply: expectRefusal(404, 'posts.not_found') };
    },
  },
  listOwnProblems: ownList(async (context) => (await createProblem(context)).client, []),
  listProblems: office(),
  answerProblem: office(async (context) => ({
    problemId: (await createProblem(context)).problemId,
    text: 'We changed the guard',
  })),
  withdrawClientApplication: withdraws('client', pendingRequest, (applicationId) => ({ applicationId })),
  withdrawSecurityApplication: withdraws('security', pendingJob, () => undefined),
  makeCalendarFeed: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token }),
    otherPerson: async () => ({ expectReply: expectRefusal(409, 'leave.not_a_guard') }),
  },
  getCalendarFeed: {
    allowed: async (context) => ({ token: (await createFeed(context)).guard.token }),
    otherPerson: async (context) => {
      await createFeed(context);
      const { token } = await context.company.addGuard();
      return { token, expectReply: ({ body }) => expect(body.data).toEqual({ since: null }) };
    },
  },
  endCalendarFeed: {
    allowed: async (context) => ({ token: (await createFeed(context)).guard.token }),
    otherPerson: async (context) => {
      const { path } = await createFeed(context);
      const { token } = await context.company.addGuard();
      const expectReply = async () => expect((await context.api.get(path)).status).toBe(200);
      return { token, expectReply };
    },
  },
  getCalendar: {
    allowed: async (context) => ({ path: (await createFeed(context)).path }),
    otherPerson: 'anyone may',
  },
  makeIdentityCard: officeAt(
    async ({ company }) => `/admin/guards/${(await company.addGuard()).guardId}/identity`,
  ),
  getIdentityCard: ofCard,
  endIdentityCard: ofCard,
  downloadIdentityCard: officeAt(
    async (context) => `/admin/guards/${(await createCard(context)).guard.guardId}/identity/pdf`,
  ),
  savePhotograph: {
    allowed: async ({ company }) => ({
      path: `/admin/guards/${(await company.addGuard()).guardId}/photograph`,
      body: { content: onePixel },
    }),
    otherPerson: 'the office sees all',
  },
  deletePhotograph: officeAt(
    async ({ company }) => `/admin/guards/${(await company.addGuard()).guardId}/photograph`,
  ),
  getOwnIdentityCard: {
    allowed: async (context) => ({ token: (await createCard(context)).guard.token }),
    otherPerson: async (context) => {
      await createCard(context);
      const { token } = await context.company.addGuard();
      return { token, expectReply: ({ body }) => expect(body.data.url).toBeNull() };
    },
  },
  getOwnHistory: {
    allowed: async (context) => ({ token: (await createWorked(context)).guard.token }),
    otherPerson: async (context) => {
      await createWorked(context);
      const { token } = await context.company.addGuard();
      return { token, expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  listOwnPapers: {
    allowed: async ({ company }) => ({ token: (await company.addGuard()).token }),
    otherPerson: async ({ company }) => {
      await company.addGuard();
      const { token } = await company.addGuard({ hasPapers: false });
      return { token, expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  getIdentity: {
    allowed: async (context) => ({ path: `/identity/${(await createCard(context)).token}` }),
    otherPerson: 'anyone may',
  },
};
