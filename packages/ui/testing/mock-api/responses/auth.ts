import { accountDisabled, invalidCredentials, invalidOtp, notVerified } from '@prahari/contract/auth';
import {
  authStatus,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '@prahari/contract/auth.schemas';
import { daysAgo } from '../dates.ts';
import { idOf } from '../ids.ts';
import { RefusalError, refusal } from '../refusal.ts';
import { dataReply, messageReply, newId, type Responder, responder } from '../response.ts';
import { CODE } from '../sample-data/users.ts';
import type { Account, MockState } from '../state.ts';

const accountOf = (state: MockState, email: string): Account | undefined =>
  state.accounts.find((account) => account.email === email.trim().toLowerCase());

const codeMailed = responder(resendOtp, () =>
  messageReply('If this address can get a code, it is on its way'),
);
const publicView = ({ id, name, email }: Account) => ({ id, name, email });

/** The bearer token of an account. */
export const tokenOf = ({ id }: Pick<Account, 'id'>): string => `token-${id}`;

export const authResponses: Record<string, Responder> = {
  register: responder(register, ({ state, body: { email, name, password, role } }) => {
    if (!accountOf(state, email)) {
      const id = newId(state, 'account');
      state.accounts.push({ id, name, email: email.trim().toLowerCase(), password, role, isVerified: false });
    }
    return { ...messageReply('We have mailed you a code'), registration: 'registration-1' };
  }),
  verifyOtp: responder(verifyOtp, ({ state, body: { email, otp } }) => {
    const account = accountOf(state, email);
    if (!account || otp !== CODE) throw refusal(invalidOtp);
    account.isVerified = true;
    return messageReply('Email verified');
  }),
  resendOtp: codeMailed,
  forgotPassword: responder(forgotPassword, codeMailed as never),
  login: responder(login, ({ state, body: { email, password, role } }) => {
    const account = accountOf(state, email);
    if (account?.password !== password || account.role !== role) throw refusal(invalidCredentials);
    if (!account.isVerified) throw refusal(notVerified);
    if (account.disabledSince) throw refusal(accountDisabled);
    return { success: true, token: tokenOf(account), role, user: publicView(account) };
  }),
  resetPassword: responder(resetPassword, ({ state, body: { email, otp, newPassword } }) => {
    const account = accountOf(state, email);
    if (!account || otp !== CODE) throw refusal(invalidOtp);
    account.password = newPassword;
    return messageReply('Password changed');
  }),
  authStatus: responder(authStatus, ({ me }) => ({
    success: true,
    authenticated: true,
    user: { ...publicView(me), role: me.role, phone: '+91 98765 43210' },
  })),
  logout: responder(logout, () => messageReply('Logged out')),
  changePassword: responder(changePassword, ({ me, body: { currentPassword, newPassword } }) => {
    if (me.password !== currentPassword)
      throw new RefusalError(400, 'auth.wrong_password', 'Current password is wrong');
    me.password = newPassword;
    return messageReply('Password changed');
  }),
  listSessions: responder(listSessions, () =>
    dataReply([
      {
        _id: idOf('session', 1),
        createdAt: daysAgo(1),
        lastSeenAt: daysAgo(0),
        userAgent: 'Firefox on Android',
        current: true,
      },
    ]),
  ),
  endOtherSessions: responder(endOtherSessions, () => messageReply('Sessions ended')),
  endSession: responder(endSession, ({ id }) => {
    if (id !== idOf('session', 1)) throw new RefusalError(404, 'auth.session_not_found', 'Session not found');
    return messageReply('Session ended');
  }),
};
