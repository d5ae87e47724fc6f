import { endpoint, linkEndpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type {
  AdjustDutyBody,
  AgreeByLinkBody,
  AgreeMonthBody,
  AgreeMusterBody,
  AnswerDisputeBody,
  DisputeByLinkBody,
  DisputeMusterBody,
  GuardMonth,
  MonthQuery,
  Muster,
  MusterBody,
  MusterQuery,
  OwnMustersQuery,
  ReopenMusterBody,
  SentMuster,
  WorkedMonth,
} from './muster.schemas.ts';
import type { DataReply } from './reply.ts';

/** A link to agree a month works for this long. */
export const MUSTER_LINK_DAYS = 14;

export const musterMessages = {
  fetchFailed: 'Failed to fetch the muster',
  ownMonthFailed: 'Failed to fetch your month',
  sent: 'Month ready to send',
  sendFailed: (message: string) => `Failed to send the month: ${message}`,
  agreed: 'Month agreed',
  agreeFailed: (message: string) => `Failed to agree the month: ${message}`,
  disputed: 'Your question is with the office',
  disputeFailed: (message: string) => `Failed to report the day: ${message}`,
  answered: 'Answer saved',
  answerFailed: (message: string) => `Failed to save the answer: ${message}`,
  reopened: 'Month reopened',
  reopenFailed: (message: string) => `Failed to reopen the month: ${message}`,
  adjusted: 'Adjustment kept for the next bill',
  adjustFailed: (message: string) => `Failed to keep the adjustment: ${message}`,
} as const;

export const musterNotSent = {
  status: 409,
  code: 'muster.not_sent',
  message: 'The office has not sent this month yet',
} as const;

export const musterDisputed = {
  status: 409,
  code: 'muster.disputed',
  message: 'A disputed day still waits for its answer',
} as const;

export const musterChanged = {
  status: 409,
  code: 'muster.changed',
  message: 'This month has changed since you opened it. Look at it again first',
} as const;

export const musterLinkInvalid = {
  status: 404,
  code: 'muster.link_invalid',
  message: 'This link is too old or was taken back. Ask the office for a new one.',
} as const;

export const disputeNotFound = {
  status: 404,
  code: 'muster.dispute_not_found',
  message: 'No disputed duty of this guard on this day waits for an answer',
} as const;

export const musterNotAgreed = {
  status: 409,
  code: 'muster.not_agreed',
  message: 'This day is not agreed yet. Correct the duty instead',
} as const;

/** The duties of a post in a month as they were. */
export const getMuster = queryEndpoint<DataReply<Muster>, MusterQuery>({
  method: 'GET',
  path: '/admin/muster',
  access: 'admin',
});

/** Sends a month to the client. Takes no Idempotency-Key, because a stored reply would contain the link. */
export const sendMuster = endpoint<DataReply<SentMuster>, MusterBody>({
  method: 'POST',
  path: '/admin/muster/send',
  access: 'admin',
});

export const answerDispute = endpoint<DataReply<Muster>, AnswerDisputeBody>({
  method: 'POST',
  path: '/admin/muster/answer-dispute',
  access: 'admin',
});

export const reopenMuster = endpoint<DataReply<Muster>, ReopenMusterBody>({
  method: 'POST',
  path: '/admin/muster/reopen',
  access: 'admin',
});

/** Stores what an agreed duty counts in truth, for the next bill. The last one of a duty holds. */
export const adjustDuty = endpoint<DataReply<Muster>, AdjustDutyBody>({
  method: 'POST',
  path: '/admin/muster/adjust',
  access: 'admin',
});

/** Replies with the month as a workbook. */
export const exportMuster = endpoint<string, MusterBody>({
  method: 'POST',
  path: '/admin/muster/export',
  access: 'admin',
});

/** Columns that sort the months of a client's posts. */
export const ownMusterColumns = ['place', 'state'] as const;

/** The month of all posts of the caller. */
export const listOwnMusters = queryEndpoint<ShortListReply<Muster>, OwnMustersQuery>({
  method: 'GET',
  path: '/client/muster',
  access: 'client',
});

export const agreeMuster = endpoint<DataReply<Muster>, AgreeMusterBody>({
  method: 'POST',
  path: '/client/muster/agree',
  access: 'client',
});

export const disputeMuster = endpoint<DataReply<Muster>, DisputeMusterBody>({
  method: 'POST',
  path: '/client/muster/dispute',
  access: 'client',
});

/** The muster of a link. */
export const getLinkedMuster = linkEndpoint<DataReply<Muster>>({
  method: 'GET',
  path: '/muster/{token}',
  access: 'public',
});

export const agreeLinkedMuster = linkEndpoint<DataReply<Muster>, AgreeByLinkBody>({
  method: 'POST',
  path: '/muster/{token}/agree',
  access: 'public',
});

export const disputeLinkedMuster = linkEndpoint<DataReply<Muster>, DisputeByLinkBody>({
  method: 'POST',
  path: '/muster/{token}/dispute',
  access: 'public',
});

/** The caller's own month. */
export const getOwnMonth = queryEndpoint<DataReply<GuardMonth>, MonthQuery>({
  method: 'GET',
  path: '/security/month',
  access: 'security',
});

/** The caller's last twelve months with duties, the latest first. */
export const getOwnHistory = endpoint<DataReply<WorkedMonth[]>>({
  method: 'GET',
  path: '/security/history',
  access: 'security',
});

/** Agrees the caller's own month. A later change asks for it again. */
export const agreeOwnMonth = endpoint<DataReply<GuardMonth>, AgreeMonthBody>({
  method: 'POST',
  path: '/security/agree-month',
  access: 'security',
});
