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
