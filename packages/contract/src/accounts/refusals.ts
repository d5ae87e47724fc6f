import { accountsWords } from './words.ts';

export const accountNotFound = {
  status: 404,
  code: 'accounts.not_found',
  message: 'Account not found',
} as const;

/** So that one admin always remains to enable other accounts again. */
export const ownAccount = { status: 409, code: 'accounts.own', message: accountsWords.own } as const;
