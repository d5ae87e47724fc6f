import { expect } from 'vitest';
import { type Reply, TEST_PASSWORD } from '../api.ts';
import { type AccessRule, expectRefusal, type MatrixContext, newSession } from './rule.ts';

const open = (path: string): AccessRule => ({
  allowed: async () => ({ token: '', path, body: {}, status: 400 }),
  otherPerson: 'anyone may',
});

const sessionIds = async ({ api }: MatrixContext, token: string): Promise<string[]> =>
  (await api.get('/auth/sessions', token)).body.data.map(({ _id }: { _id: string }) => _id);

/** Asks for a copy of one's own data and lets the office agree. */
async function fulfilExport({ api, company }: MatrixContext, token: string): Promise<void> {
  const { data } = (await api.post('/auth/data-requests', { kind: 'export' }, token)).body;
  const body = { requestId: data[0]._id, answer: 'fulfil' };
  expect((await api.post('/admin/data-requests/answer', body, company.admin)).status).toBe(200);
}

export const authRules: Record<string, AccessRule> = {
  register: open('/auth/register'),
  verifyOtp: open('/auth/verify-otp'),
  resendOtp: open('/auth/resend-otp'),
  login: open('/auth/login'),
  forgotPassword: open('/auth/forgot-password'),
  resetPassword: open('/auth/reset-password'),
  authStatus: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: '/auth/status' }),
    otherPerson: async (context) => {
      const { token, userId } = await context.api.signIn('client');
      const expectReply = ({ body }: Reply) => expect(body.user.id).toBe(userId);
      return { token, path: '/auth/status', expectReply };
    },
  },
  logout: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: '/auth/logout' }),
    otherPerson: async (context) => {
      const { token } = await context.api.signIn('client');
      const stranger = await newSession(context, 'client');
      const expectReply = async () =>
        expect((await context.api.get('/auth/status', stranger)).status).toBe(200);
      return { token, path: '/auth/logout', expectReply };
    },
  },
  reauthenticate: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: '/auth/reauthenticate',
      body: { currentPassword: TEST_PASSWORD },
    }),
    otherPerson: async (context) => {
      const { userId, email } = await context.api.signIn('client');
      const body = { userId, email, currentPassword: 'not it' };
      const expectReply = expectRefusal(400, 'auth.wrong_password');
      return { token: await newSession(context, 'client'), path: '/auth/reauthenticate', body, expectReply };
    },
  },
  changePassword: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: '/auth/change-password',
      body: {},
      status: 400,
    }),
    otherPerson: async (context) => {
      const stranger = await context.api.signIn('client');
      const body = { email: stranger.email, currentPassword: 'not it', newPassword: 'a long new password' };
      const expectReply = expectRefusal(400, 'auth.wrong_password');
      return { token: await newSession(context, 'client'), path: '/auth/change-password', body, expectReply };
    },
  },
  listConsents: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: '/auth/consents' }),
    otherPerson: async (context) => {
      const { token, userId } = await context.api.signIn('client');
      await context.api.put('/auth/consents', { purpose: 'whatsApp', isGiven: true }, token);
      const expectReply = ({ body }: Reply) =>
        expect(body.data.map(({ isGiven }: { isGiven: boolean }) => isGiven)).toEqual([false, false]);
      return {
        token: await newSession(context, 'client'),
        path: `/auth/consents?userId=${userId}`,
        expectReply,
      };
    },
  },
  setConsent: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: '/auth/consents',
      body: { purpose: 'whatsApp', isGiven: true },
    }),
    otherPerson: async (context) => {
      const { userId, token } = await context.api.signIn('client');
      const body = { userId, user_id: userId, purpose: 'whatsApp', isGiven: true };
      const expectReply = async () => {
        const { data } = (await context.api.get('/auth/consents', token)).body;
        expect(data[1]).toMatchObject({ purpose: 'whatsApp', isGiven: false });
      };
      return { token: await newSession(context, 'client'), path: '/auth/consents', body, expectReply };
    },
  },
  listOwnDataRequests: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: '/auth/data-requests',
    }),
    otherPerson: async (context) => {
      await context.api.post('/auth/data-requests', { kind: 'export' }, await newSession(context, 'client'));
      const expectReply = ({ body }: Reply) => expect(body.data).toEqual([]);
      return { token: await newSession(context, 'client'), path: '/auth/data-requests', expectReply };
    },
  },
  downloadOwnData: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      await fulfilExport(context, token);
      return { token, path: '/auth/data-requests/download', body: {} };
    },
    otherPerson: async (context) => {
      await fulfilExport(context, await newSession(context, 'client'));
      const expectReply = expectRefusal(404, 'data_requests.no_copy');
      return {
        token: await newSession(context, 'client'),
        path: '/auth/data-requests/download',
        body: {},
        expectReply,
      };
    },
  },
  askForData: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: '/auth/data-requests',
      body: { kind: 'export' },
    }),
    otherPerson: async (context) => {
      const { userId, token } = await context.api.signIn('client');
      const expectReply = async () =>
        expect((await context.api.get('/auth/data-requests', token)).body.data).toEqual([]);
      const body = { kind: 'erasure', userId, user_id: userId };
      return { token: await newSession(context, 'client'), path: '/auth/data-requests', body, expectReply };
    },
  },
  endOtherSessions: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: '/auth/sessions' }),
    otherPerson: async (context) => {
      const { token } = await context.api.signIn('client');
      const stranger = await newSession(context, 'client');
      const expectReply = async () =>
        expect((await context.api.get('/auth/status', stranger)).status).toBe(200);
      return { token, path: '/auth/sessions', expectReply };
    },
  },
  listSessions: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: '/auth/sessions' }),
    otherPerson: async (context) => {
      await context.api.signIn('client');
      const expectReply = ({ body }: Reply) => expect(body.data).toHaveLength(1);
      return { token: await newSession(context, 'client'), path: '/auth/sessions', expectReply };
    },
  },
  endSession: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const [own = ''] = await sessionIds(context, token);
      return { token, path: `/auth/sessions/${own}` };
    },
    otherPerson: async (context) => {
      const [foreign = ''] = await sessionIds(context, await newSession(context, 'client'));
      const expectReply = expectRefusal(404, 'auth.session_not_found');
      return { token: await newSession(context, 'client'), path: `/auth/sessions/${foreign}`, expectReply };
    },
  },
};
