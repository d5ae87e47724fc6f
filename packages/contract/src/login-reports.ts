import { endpoint } from './endpoint.ts';
import type { ReportLoginBody } from './login-reports.schemas.ts';
import type { MessageReply } from './reply.ts';

/** Days for which the link in the mail about a login works. Sessions last no longer. */
export const LOGIN_REPORT_DAYS = 7;

export const loginReportMessages = {
  ended: 'That login has ended. Set a new password now.',
  failed: 'Failed to end that login',
} as const;

/** One refusal for an unknown, used or late link, so that it does not tell which. */
export const loginReportInvalid = {
  status: 400,
  code: 'auth.login_report_invalid',
  message: 'This link was used or is too old. Log in and end sessions under Account.',
} as const;

/** Ends a login that its person did not make, with the link of the mail about it. */
export const reportLogin = endpoint<MessageReply, ReportLoginBody>({
  method: 'POST',
  path: '/auth/report-login',
  access: 'public',
});
