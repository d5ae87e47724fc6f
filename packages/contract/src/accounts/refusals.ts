import { accountsMessages } from './words.ts';

export const accountNotFound = {
  status: 404,
  code: 'accounts.not_found',
  message: 'Account not found',
} as const;

/** Refused so that at least one admin remains who can enable other accounts. */
export const ownAccount = { status: 409, code: 'accounts.own', message: accountsMessages.own } as const;
