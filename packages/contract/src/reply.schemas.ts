import { warningKinds } from '@prahari/domain/duty-warnings';
import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';

/** Texts of replies. They check nothing, so that pages stay small; openapi.json tells their formats. */

/** A UUID. */
export const recordId = z.string();
/** UTC, ISO 8601 with Z. */
export const instant = z.string();
/** A day in India, `YYYY-MM-DD`. */
export const calendarDay = z.string();
export const shift = z.enum(shifts);
export const emailAddress = z.string();
/** An absolute URL. */
export const link = z.string();

/** The input of `undo` and the time for which screens offer it. */
export const undoOffer = z.object({
  /** The audit entry of the write. */
  entryId: recordId,
  seconds: z.number(),
});
export type UndoOffer = z.output<typeof undoOffer>;

/** Hours of rest, hours in a week from Monday, or days in a row that pass a limit. */
export const guardWarning = z.object({ guardId: recordId, kind: z.enum(warningKinds), value: z.number() });
export type GuardWarning = z.output<typeof guardWarning>;

const warned = { warnings: z.optional(z.array(guardWarning)) };

/** Adds to a reply what was confirmed or only shown about guards' hours. */
/* @__NO_SIDE_EFFECTS__ */
export const withWarnings = <Shape extends z.core.$ZodShape>(reply: z.ZodMiniObject<Shape>) =>
  z.extend(reply, warned);

/** `{ success: true, data }` */
/* @__NO_SIDE_EFFECTS__ */
export const dataReply = <T extends z.ZodMiniType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

/** `{ success: true, message }` */
export const messageReply = z.object({
  success: z.literal(true),
  message: z.string(),
});

const renewsToken = { token: z.optional(z.string()) };

/** The data reply of a call that renews the session's token. */
/* @__NO_SIDE_EFFECTS__ */
export const renewingReply = <T extends z.ZodMiniType>(data: T) => z.extend(dataReply(data), renewsToken);

/** The message reply of a call that renews the session's token. */
export const renewingMessageReply = z.extend(messageReply, renewsToken);

const undoable = { undo: z.optional(undoOffer) };

/** The data reply of a write that can be undone. */
/* @__NO_SIDE_EFFECTS__ */
export const undoableReply = <T extends z.ZodMiniType>(data: T) => z.extend(dataReply(data), undoable);

/** The message reply of a write that can be undone. */
export const undoableMessageReply = z.extend(messageReply, undoable);

/** The reply of a write with several audit entries, which are undone together. */
/* @__NO_SIDE_EFFECTS__ */
export const undoableTogetherReply = <T extends z.ZodMiniType>(data: T) =>
  z.extend(dataReply(data), { undos: z.optional(z.array(undoOffer)) });

/** The body of every error reply. `path` is dotted: `location.zipCode`. */
export const failure = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With `schedule.rest` only. */
  ...warned,
});
export type Failure = z.output<typeof failure>;
export type FieldError = NonNullable<Failure['errors']>[number];
