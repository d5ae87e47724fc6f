/** An expected error of an endpoint. `code` is for programs, `message` for people. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 503;
  code: string;
  message: string;
}

/** Refuses a method that a known path does not have; the reply's `Allow` names those it has. */
export const methodNotAllowed = {
  status: 405,
  code: 'request.method_not_allowed',
  message: 'This address does not answer this method',
} as const satisfies Refusal;

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
