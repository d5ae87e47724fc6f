import { MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_DAY } from '../constants.ts';

export const applicationNotFound = {
  status: 404,
  code: 'applications.not_found',
  message: 'Application not found',
} as const;

export const applicationNotPending = {
  status: 409,
  code: 'applications.not_pending',
  message: 'Application has already been answered',
} as const;

/** An answer named the version it was given to, and the applicant has changed the application since. */
export const applicationChanged = {
  status: 409,
  code: 'applications.changed',
  message: 'The applicant has changed this application. Read it again before you answer.',
} as const;

export const applicationNotAnswered = {
  status: 409,
  code: 'applications.not_answered',
  message: 'Application has not been answered',
} as const;

export const tooManyPending = {
  status: 429,
  code: 'applications.too_many_pending',
  message: `You have ${MAX_PENDING_REQUESTS} requests waiting for an answer. Please wait until the office has answered one.`,
} as const;

export const tooManyToday = {
  status: 429,
  code: 'applications.too_many_today',
  message: `You can send ${MAX_REQUESTS_PER_DAY} requests a day. Please try again tomorrow.`,
} as const;
