import { endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply } from '../reply.ts';
import type {
  AuthStatusReply,
  ChangePasswordBody,
  EmailBody,
  LoginBody,
  LoginReply,
  RegisterBody,
  RegisterReply,
  ResendOtpBody,
  ResetPasswordBody,
  SessionRow,
  VerifyOtpBody,
} from './schemas.ts';

export const register = endpoint<RegisterReply, RegisterBody>({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
});

export const verifyOtp = endpoint<MessageReply, VerifyOtpBody>({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
});

export const resendOtp = endpoint<MessageReply, ResendOtpBody>({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
});

export const login = endpoint<LoginReply, LoginBody>({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
});

export const forgotPassword = endpoint<MessageReply, EmailBody>({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
});

export const resetPassword = endpoint<MessageReply, ResetPasswordBody>({
  method: 'PUT',
  path: '/auth/reset-password',
  access: 'public',
});

export const authStatus = endpoint<AuthStatusReply>({
  method: 'GET',
  path: '/auth/status',
  access: 'session',
});

export const logout = endpoint<MessageReply>({ method: 'POST', path: '/auth/logout', access: 'session' });

export const changePassword = endpoint<MessageReply, ChangePasswordBody>({
  method: 'POST',
  path: '/auth/change-password',
  access: 'session',
});

export const listSessions = endpoint<DataReply<SessionRow[]>>({
  method: 'GET',
  path: '/auth/sessions',
  access: 'session',
});

export const endSession = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'session',
});

export const endOtherSessions = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'session',
});
