import * as z from 'zod/mini';
import * as wire from './accounts.ts';
import { accountNotFound, accountStates, adminFactors, ownAccount } from './accounts.ts';
import { define, defineList } from './definition.ts';
import { id } from './fields.ts';
import { personErased, recordRef } from './people.ts';
import { dataReply, instant, recordId } from './reply.schemas.ts';
import { role } from './sessions.schemas.ts';

/** A person's account as the office sees it. Instants are UTC, ISO 8601. */
export const accountRow = z.object({
  _id: recordId,
  name: z.string(),
  email: z.string(),
  role: role,
  createdAt: instant,
  state: z.enum(accountStates),
  /** Null while the account is active. */
  disabledAt: z.nullable(instant),
  sessions: z.number(),
  /** The last use of a live session, to the minute; null without one. */
  lastSeenAt: z.nullable(instant),
  /** True with two-step login or a passkey. */
  hasFactors: z.boolean(),
  /** True for the account of the calling admin. */
  own: z.boolean(),
  /** The record of the guard or client who owns the account. */
  record: z.optional(recordRef),
});
export type AccountRow = z.output<typeof accountRow>;

export const accountIdBody = z.object({ accountId: id('Account') });
export type AccountIdBody = z.input<typeof accountIdBody>;

export const listAccounts = defineList(wire.listAccounts, {
  summary: 'All accounts, including disabled ones; `status` filters by role.',
  row: accountRow,
});

export const endAccountSessions = define(wire.endAccountSessions, {
  summary: 'End all sessions of an account; its owner may log in again.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});

export const disableAccount = define(wire.disableAccount, {
  summary:
    'Disable an account: ends its sessions, cancels a pending password reset and mails a notice. Disabling it again changes nothing.',
  reauthenticates: true,
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, ownAccount],
});

export const enableAccount = define(wire.enableAccount, {
  summary: 'Enable a disabled account and mail a notice. Enabling an active one changes nothing.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, personErased],
});

export const resetAccountFactors = define(wire.resetAccountFactors, {
  summary:
    'Turn off two-step login and remove the passkeys of a client or guard who lost the phone: ends all sessions and mails a notice. Without either it changes nothing.',
  reauthenticates: true,
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, adminFactors],
});
