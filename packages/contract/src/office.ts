import { BULK_MAX } from './constants.ts';
import { endpoint, listEndpoint } from './endpoint.ts';
import type {
  BulkBody,
  BulkResult,
  Changes,
  FindBody,
  Found,
  MailIdBody,
  Overview,
  UndeliveredMail,
  UndoBody,
} from './office.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const getOverview = endpoint<DataReply<Overview>>({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
});

/** Returns a change counter for each of the office's lists, so that pages can watch them. */
export const getChanges = endpoint<DataReply<Changes>>({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
});

/** Kinds of results in display order. */
export const findKinds = [
  'guard',
  'client',
  'post',
  'bill',
  'clientApplication',
  'securityApplication',
] as const;
export type FindKind = (typeof findKinds)[number];
export const findKindLabels: Record<FindKind, string> = {
  guard: 'Guards',
  post: 'Posts',
  client: 'Clients',
  bill: 'Bills',
  clientApplication: 'Client applications',
  securityApplication: 'Security applications',
};

export const findMessages = {
  failed: 'The search could not be done',
} as const;

/** A POST, to keep names and phone numbers out of proxy logs. */
export const find = endpoint<DataReply<Found[]>, FindBody>({
  method: 'POST',
  path: '/admin/find',
  access: 'admin',
});

export const bulkActions = [
  'acceptClientApplications',
  'declineClientApplications',
  'acceptSecurityApplications',
  'declineSecurityApplications',
  'withdrawGuards',
  'markBillsPaid',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The words of each action, and the status of its rows afterwards. */
const effects: Record<BulkAction, readonly [noun: string, done: string, status: string]> = {
  acceptClientApplications: ['application', 'approved', 'approved'],
  declineClientApplications: ['application', 'declined', 'rejected'],
  acceptSecurityApplications: ['application', 'accepted', 'accepted'],
  declineSecurityApplications: ['application', 'declined', 'rejected'],
  withdrawGuards: ['guard', 'withdrawn', 'available'],
  markBillsPaid: ['bill', 'marked as paid', 'paid'],
};

export const statusAfter = (action: BulkAction): string => effects[action][2];

/** The message for the number of rows done: `3 bills marked as paid`. */
export const bulkDone = (action: BulkAction, rows: number): string =>
  `${rows} ${effects[action][0]}${rows === 1 ? '' : 's'} ${effects[action][1]}`;

export const bulkMessages = {
  failed: 'Failed to change the selected rows',
  alreadyPaid: 'Bill is already paid',
  tooMany: `At most ${BULK_MAX} rows at once`,
} as const;

export const runBulk = endpoint<DataReply<BulkResult[]>, BulkBody>({
  method: 'POST',
  path: '/admin/bulk',
  access: 'admin',
});

export const undoMessages = {
  undone: 'Undone',
  failed: 'Could not be undone',
  reopened: 'Application reopened',
  reopenFailed: 'Failed to reopen the application',
  markedUnpaid: 'Bill marked as not paid',
  markUnpaidFailed: 'Error marking bill as not paid',
  restored: 'Bill restored',
  restoreFailed: 'Error restoring bill',
} as const;

export const nothingToUndo = {
  status: 404,
  code: 'undo.not_found',
  message: 'There is nothing of yours to undo',
} as const;

export const undoOver = {
  status: 409,
  code: 'undo.over',
  message: 'It is too late to undo this',
} as const;

/** The message appends the later write: `This cannot be undone any more: Asha Rao assigned …`. */
export const somethingFollowed = {
  status: 409,
  code: 'undo.followed',
  message: 'This cannot be undone any more',
} as const;

export const undo = endpoint<MessageReply, UndoBody>({
  method: 'POST',
  path: '/admin/undo',
  access: 'admin',
});

/** We don't retry `dead` mail: the address was refused or all attempts failed. */
export const mailStatuses = ['waiting', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export const mailStatusLabels: Record<MailStatus, string> = { waiting: 'Waiting', dead: 'Not delivered' };

export const mailOutboxMessages = {
  fetchFailed: 'Failed to fetch undelivered mail',
  retried: 'The mail is being sent again',
  retryFailed: 'Failed to send the mail again',
  codeExpired: 'The code or link in this mail is no longer valid. A new mail is needed.',
} as const;

export const mailNotFound = { status: 404, code: 'mail.not_found', message: 'Mail not found' } as const;

export const mailCodeExpired = {
  status: 409,
  code: 'mail.code_expired',
  message: mailOutboxMessages.codeExpired,
} as const;

export const listUndeliveredMail = listEndpoint<UndeliveredMail>({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  list: { sort: ['createdAt', 'recipient', 'subject', 'status', 'tries'], status: mailStatuses },
});

export const retryMail = endpoint<DataReply<UndeliveredMail>, MailIdBody>({
  method: 'POST',
  path: '/admin/mail/retry',
  access: 'admin',
});
