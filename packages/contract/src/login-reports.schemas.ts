import * as z from 'zod/mini';
import { define } from './definition.ts';
import * as wire from './login-reports.ts';
import { messageReply } from './reply.schemas.ts';

const LINK_ERROR = 'The link is not complete';

export const reportLoginBody = z.object({
  /** The token of the mailed link. */
  token: z.string({ error: LINK_ERROR }).check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: LINK_ERROR })),
});
export type ReportLoginBody = z.input<typeof reportLoginBody>;

export const reportLogin = define(wire.reportLogin, {
  summary:
    'End a login that was not one’s own, with the link that was mailed about it: its session and all that the person’s account began after it. Works once.',
  body: reportLoginBody,
  reply: messageReply,
  refusals: [wire.loginReportInvalid],
});
