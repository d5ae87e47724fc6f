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

/** The reply of a write that can be undone; `undo` is missing when nothing was changed, and from the older hosted API. */
export interface Undoable {
  undo?: UndoOffer | undefined;
}

/** As Undoable, of a write that made several entries, which are undone together. */
export interface UndoableTogether {
  undos?: UndoOffer[] | undefined;
}
