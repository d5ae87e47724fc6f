import type { UndoOffer } from './reply.schemas.ts';

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
  /**
   * The session's new token; the former one is dead. Empty if it is in the cookie, missing if a call at
   * the same time has renewed it.
   */
  token?: string | undefined;
}

/** The reply of a write that can be undone. `undo` is missing if nothing changed. */
export interface Undoable {
  undo?: UndoOffer | undefined;
}

/** The reply of a write with several audit entries, which are undone together. */
export interface UndoableTogether {
  undos?: UndoOffer[] | undefined;
}
