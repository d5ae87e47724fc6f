import { forgotPassword, register, resendOtp, resetPassword, verifyOtp } from '@prahari/contract/auth';
import { setLanguage } from '@prahari/contract/languages';
import { authStatus, login, logout } from '@prahari/contract/sessions';
import { messageReply, reply } from '../reply.ts';

const codeMailed = messageReply('If this address can get a code, it is on its way');

/** Every email, password and code is right; a story refuses them with `refuse`. */
export const authHandlers = [
  reply(register, { ...messageReply('We have mailed you a code'), registration: 'registration-1' }),
  reply(verifyOtp, messageReply('Email verified')),
  reply(resendOtp, codeMailed),
  reply(forgotPassword, codeMailed),
  reply(resetPassword, messageReply('Password changed')),
  reply(login, ({ body: { email, role } }) => ({
    success: true as const,
    token: 'token',
    role,
    user: { id: 'user', name: 'Asha Menon', email },
  })),
  reply(authStatus, ({ me: { _id, name, email, role } }) => ({
    success: true as const,
    authenticated: true as const,
    user: { id: _id, name, email, role, phone: '+91 98765 43210' },
  })),
  reply(setLanguage, ({ body }) => ({ success: true as const, data: body })),
  reply(logout, messageReply('Logged out')),
];
