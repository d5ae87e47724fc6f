import { refusal } from './refusal.ts';

/** Refusals of rate limits, all with Retry-After. */

/** Refuses a call when too many passwords or codes wait to be hashed. */
export const tooBusy = refusal(
  503,
  'service.busy',
  'Too many people are logging in right now. Please try again in a few seconds.',
);

/** Refuses a client or guard who writes too often. */
export const tooManyWrites = refusal(
  429,
  'request.too_many_writes',
  'You are doing this too fast. Please wait a minute and try again.',
);

/** Refuses an IP address that calls /auth too often. */
export const tooManyCalls = refusal(429, 'request.too_many', 'Too many requests. Please try again later.');
