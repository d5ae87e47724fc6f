import type { GuardWarning, UndoOffer } from './reply.schemas.ts';

/** `{ success: true, data }` */
export interface DataReply<Data> {
  success: true;
  data: Data;
  message?: string | undefined;
}

/** `{ success: true, message }` */
export interface MessageReply {
  success: true;
  message: string;
}

/** The reply of a call that proves the person anew or changes how they log in. */
export interface RenewsToken {
  /** Empty when the cookie has the session's new token and the former one is dead; else missing. */
  token?: string | undefined;
}

/** The reply of a write that can be undone. `undo` is missing if nothing changed. */
export interface Undoable {
  undo?: UndoOffer | undefined;
}

/** The reply of a write that gives guards duties: what was confirmed or only shown. */
export interface Warned {
  warnings?: GuardWarning[] | undefined;
}

/** The reply of a write with several audit entries, which are undone together. */
export interface UndoableTogether {
  undos?: UndoOffer[] | undefined;
}

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
