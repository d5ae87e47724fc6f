import type { Refusal } from './refusal.ts';

/** Refusals of limits that stand before an endpoint (DECISIONS section 8). All have Retry-After. */

/** So many calls wait for a password or a code to be hashed that another one is not taken. */
export const tooBusy = {
  status: 503,
  code: 'service.busy',
  message: 'Too many people are logging in right now. Please try again in a few seconds.',
} as const satisfies Refusal;

/** A client or guard changed something too often. */
export const tooManyWrites = {
  status: 429,
  code: 'request.too_many_writes',
  message: 'You are doing this too fast. Please wait a minute and try again.',
} as const satisfies Refusal;

/** A source called /auth too often. */
export const tooManyCalls = {
  status: 429,
  code: 'request.too_many',
  message: 'Too many requests. Please try again later.',
} as const satisfies Refusal;
