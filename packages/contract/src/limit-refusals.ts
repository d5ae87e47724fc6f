import type { Refusal } from './refusal.ts';

/** Refusals of rate limits, all with Retry-After. */

/** Refuses a call when too many passwords or codes wait to be hashed. */
export const tooBusy = {
  status: 503,
  code: 'service.busy',
  message: 'Too many people are logging in right now. Please try again in a few seconds.',
} as const satisfies Refusal;

/** Refuses a client or guard who writes too often. */
export const tooManyWrites = {
  status: 429,
  code: 'request.too_many_writes',
  message: 'You are doing this too fast. Please wait a minute and try again.',
} as const satisfies Refusal;

/** Refuses an IP address that calls /auth too often. */
export const tooManyCalls = {
  status: 429,
  code: 'request.too_many',
  message: 'Too many requests. Please try again later.',
} as const satisfies Refusal;
