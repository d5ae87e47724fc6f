import { expect } from 'vitest';
import { type Reply, TEST_PASSWORD } from '../api.ts';
import { withWaitingEmail } from '../waiting-email.ts';
import { type AccessRule, expectRefusal, type MatrixContext, newSession } from './rule.ts';

const open: AccessRule = {
  allowed: async () => ({ body: {}, status: 400 }),
  otherPerson: 'anyone may',
};

const sessionIds = async ({ api }: MatrixContext, token: string): Promise<string[]> =>
  (await api.get('/auth/sessions', token)).body.data.map(({ _id }: { _id: string }) => _id);

/** Asks for a copy of one's own data and lets the office agree. */
async function fulfilExport({ api, company }: MatrixContext, token: string): Promise<void> {
  const { data } = (await api.post('/auth/data-requests', { kind: 'export' }, token)).body;
  const body = { requestId: data[0]._id, answer: 'fulfil' };
  expect((await api.post('/admin/data-requests/answer', body, company.admin)).status).toBe(200);
}

async function strangerStaysLoggedIn(context: MatrixContext) {
  const stranger = await newSession(context, 'client');
  const expectReply = async () => expect((await context.api.get('/auth/status', stranger)).status).toBe(200);
  return { expectReply };
}

export const authRules: Record<string, AccessRule> = {
  register: open,
  verifyOtp: open,
  resendOtp: open,
  login: open,
  forgotPassword: open,
  resetPassword: open,
  authStatus: {
    otherPerson: async (context) => {
      const { token, userId } = await context.api.signIn('client');
      const expectReply = ({ body }: Reply) => expect(body.user.id).toBe(userId);
      return { token, expectReply };
    },
  },
  setLanguage: {
    allowed: async () => ({ body: { language: 'hi' } }),
    otherPerson: async (context) => {
      const stranger = await context.api.signIn('client');
      const expectReply = async () => {
        const { body } = await context.api.get('/auth/status', stranger.token);
        expect(body.user.language).toBeUndefined();
      };
      return { body: { userId: stranger.userId, language: 'mr' }, expectReply };
    },
  },
  logout: { otherPerson: strangerStaysLoggedIn },
  reauthenticate: {
    allowed: async () => ({ body: { currentPassword: TEST_PASSWORD } }),
    otherPerson: async (context) => {
      const { userId, email } = await context.api.signIn('client');
      const body = { userId, email, currentPassword: 'not it' };
      return { body, expectReply: expectRefusal(400, 'auth.wrong_password') };
    },
  },
  changePassword: {
    allowed: async () => ({ body: {}, status: 400 }),
    otherPerson: async (context) => {
      const stranger = await context.api.signIn('client');
      const body = { email: stranger.email, currentPassword: 'not it', newPassword: 'a long new password' };
      return { body, expectReply: expectRefusal(400, 'auth.wrong_password') };
    },
  },
  getEmailChange: {
    otherPerson: async (context) => {
      await withWaitingEmail(context.api, 'client');
      return { expectReply: ({ body }) => expect(body.data).toBeNull() };
    },
  },
  confirmEmail: {
    allowed: async ({ api }, role) => {
      const { token, otp } = await withWaitingEmail(api, role);
      return { token, body: { otp } };
    },
    otherPerson: async ({ api }) => {
      const { otp } = await withWaitingEmail(api, 'client');
      return { body: { otp }, expectReply: expectRefusal(404, 'email_changes.none') };
    },
  },
  listConsents: {
    otherPerson: async (context) => {
      const { token, userId } = await context.api.signIn('client');
      await context.api.put('/auth/consents', { purpose: 'whatsApp', isGiven: true }, token);
      const expectReply = ({ body }: Reply) =>
        expect(body.data.map(({ isGiven }: { isGiven: boolean }) => isGiven)).toEqual([false, false]);
      return { path: `/auth/consents?userId=${userId}`, expectReply };
    },
  },
  setConsent: {
    allowed: async () => ({ body: { purpose: 'whatsApp', isGiven: true } }),
    otherPerson: async (context) => {
      const { userId, token } = await context.api.signIn('client');
      const body = { userId, user_id: userId, purpose: 'whatsApp', isGiven: true };
      const expectReply = async () => {
        const { data } = (await context.api.get('/auth/consents', token)).body;
        expect(data[1]).toMatchObject({ purpose: 'whatsApp', isGiven: false });
      };
      return { body, expectReply };
    },
  },
  listOwnDataRequests: {
    otherPerson: async (context) => {
      await context.api.post('/auth/data-requests', { kind: 'export' }, await newSession(context, 'client'));
      return { expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  downloadOwnData: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      await fulfilExport(context, token);
      return { token, body: {} };
    },
    otherPerson: async (context) => {
      await fulfilExport(context, await newSession(context, 'client'));
      return { body: {}, expectReply: expectRefusal(404, 'data_requests.no_copy') };
    },
  },
  askForData: {
    allowed: async () => ({ body: { kind: 'export' } }),
    otherPerson: async (context) => {
      const { userId, token } = await context.api.signIn('client');
      const expectReply = async () =>
        expect((await context.api.get('/auth/data-requests', token)).body.data).toEqual([]);
      const body = { kind: 'erasure', userId, user_id: userId };
      return { body, expectReply };
    },
  },
  endOtherSessions: { otherPerson: strangerStaysLoggedIn },
  listSessions: {
    otherPerson: async (context) => {
      await context.api.signIn('client');
      return { expectReply: ({ body }) => expect(body.data).toHaveLength(1) };
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
      return { path: `/auth/sessions/${foreign}`, expectReply: expectRefusal(404, 'auth.session_not_found') };
    },
  },
};
