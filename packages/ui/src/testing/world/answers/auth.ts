import {
  authStatus,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  invalidCredentials,
  invalidOtp,
  listSessions,
  login,
  logout,
  notVerified,
  register,
  resendOtp,
  resetPassword,
  switchedOff,
  verifyOtp,
} from '@prahari/contract';
import { type Answer, answer, data, done, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { idOf } from '../ids.ts';
import { CODE } from '../people.ts';
import { Refused, refused } from '../refused.ts';
import type { Account, World } from '../state.ts';

const accountOf = (world: World, email: string): Account | undefined =>
  world.accounts.find((account) => account.email === email.trim().toLowerCase());

const mailed = answer(resendOtp, () => done('If this address can get a code, it is on its way'));
const publicView = ({ id, name, email }: Account) => ({ id, name, email });

/** Bearer tokens of the world name the account. */
export const tokenOf = ({ id }: Pick<Account, 'id'>): string => `world-${id}`;

export const authAnswers: Record<string, Answer> = {
  register: answer(register, ({ world, body: { email, name, password, role } }) => {
    if (!accountOf(world, email)) {
      const id = newId(world, 'account');
      world.accounts.push({ id, name, email: email.trim().toLowerCase(), password, role, isVerified: false });
    }
    return done('We have mailed you a code');
  }),
  verifyOtp: answer(verifyOtp, ({ world, body: { email, otp } }) => {
    const account = accountOf(world, email);
    if (!account || otp !== CODE) throw refused(invalidOtp);
    account.isVerified = true;
    return done('Email verified');
  }),
  resendOtp: mailed,
  forgotPassword: answer(forgotPassword, mailed as never),
  login: answer(login, ({ world, body: { email, password, role } }) => {
    const account = accountOf(world, email);
    if (account?.password !== password || account.role !== role) throw refused(invalidCredentials);
    if (!account.isVerified) throw refused(notVerified);
    if (account.offSince) throw refused(switchedOff);
    return { success: true, token: tokenOf(account), role, user: publicView(account) };
  }),
  resetPassword: answer(resetPassword, ({ world, body: { email, otp, newPassword } }) => {
    const account = accountOf(world, email);
    if (!account || otp !== CODE) throw refused(invalidOtp);
    account.password = newPassword;
    return done('Password changed');
  }),
  authStatus: answer(authStatus, ({ me }) => ({
    success: true,
    authenticated: true,
    user: { ...publicView(me), role: me.role },
  })),
  logout: answer(logout, () => done('Logged out')),
  changePassword: answer(changePassword, ({ me, body: { currentPassword, newPassword } }) => {
    if (me.password !== currentPassword)
      throw new Refused(400, 'auth.wrong_password', 'Current password is wrong');
    me.password = newPassword;
    return done('Password changed');
  }),
  listSessions: answer(listSessions, () =>
    data([
      {
        _id: idOf('session', 1),
        createdAt: daysAgo(1),
        lastSeenAt: daysAgo(0),
        userAgent: 'Firefox on Android',
        current: true,
      },
    ]),
  ),
  endOtherSessions: answer(endOtherSessions, () => done('Sessions ended')),
  endSession: answer(endSession, ({ id }) => {
    if (id !== idOf('session', 1)) throw new Refused(404, 'auth.session_not_found', 'Session not found');
    return done('Session ended');
  }),
};
