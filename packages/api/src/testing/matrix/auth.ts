import { expect } from 'vitest';
import type { Reply } from '../api.ts';
import { type Rule, refusedWith, session, type World } from './rule.ts';

const open = (path: string): Rule => ({
  allowed: async () => ({ token: '', path, body: {}, status: 400 }),
  another: 'anyone may',
});

const sessionIds = async ({ api }: World, token: string): Promise<string[]> =>
  (await api.get('/auth/sessions', token)).body.data.map(({ _id }: { _id: string }) => _id);

export const authRules: Record<string, Rule> = {
  register: open('/auth/register'),
  verifyOtp: open('/auth/verify-otp'),
  resendOtp: open('/auth/resend-otp'),
  login: open('/auth/login'),
  forgotPassword: open('/auth/forgot-password'),
  resetPassword: open('/auth/reset-password'),
  authStatus: {
    allowed: async (world, role) => ({ token: await session(world, role), path: '/auth/status' }),
    another: async (world) => {
      const { token, userId } = await world.api.signIn('client');
      const comesTo = ({ body }: Reply) => expect(body.user.id).toBe(userId);
      return { token, path: '/auth/status', comesTo };
    },
  },
  logout: {
    allowed: async (world, role) => ({ token: await session(world, role), path: '/auth/logout' }),
    another: async (world) => {
      const { token } = await world.api.signIn('client');
      const stranger = await session(world, 'client');
      const comesTo = async () => expect((await world.api.get('/auth/status', stranger)).status).toBe(200);
      return { token, path: '/auth/logout', comesTo };
    },
  },
  changePassword: {
    allowed: async (world, role) => ({
      token: await session(world, role),
      path: '/auth/change-password',
      body: {},
      status: 400,
    }),
    another: async (world) => {
      const stranger = await world.api.signIn('client');
      const body = { email: stranger.email, currentPassword: 'not it', newPassword: 'a long new password' };
      const comesTo = refusedWith(400, 'auth.wrong_password');
      return { token: await session(world, 'client'), path: '/auth/change-password', body, comesTo };
    },
  },
  endOtherSessions: {
    allowed: async (world, role) => ({ token: await session(world, role), path: '/auth/sessions' }),
    another: async (world) => {
      const { token } = await world.api.signIn('client');
      const stranger = await session(world, 'client');
      const comesTo = async () => expect((await world.api.get('/auth/status', stranger)).status).toBe(200);
      return { token, path: '/auth/sessions', comesTo };
    },
  },
  listSessions: {
    allowed: async (world, role) => ({ token: await session(world, role), path: '/auth/sessions' }),
    another: async (world) => {
      await world.api.signIn('client');
      const comesTo = ({ body }: Reply) => expect(body.data).toHaveLength(1);
      return { token: await session(world, 'client'), path: '/auth/sessions', comesTo };
    },
  },
  endSession: {
    allowed: async (world, role) => {
      const token = await session(world, role);
      const [own = ''] = await sessionIds(world, token);
      return { token, path: `/auth/sessions/${own}` };
    },
    another: async (world) => {
      const [foreign = ''] = await sessionIds(world, await session(world, 'client'));
      const comesTo = refusedWith(404, 'auth.session_not_found');
      return { token: await session(world, 'client'), path: `/auth/sessions/${foreign}`, comesTo };
    },
  },
};
