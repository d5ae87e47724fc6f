import * as z from 'zod/mini';
import { recordId } from './reply.schemas.ts';
import type { Refusal } from './reply.ts';

/** Refuses every change to a person whose data was erased. */
export const personErased = {
  status: 409,
  code: 'people.erased',
  message: 'The data of this person was erased',
} as const satisfies Refusal;

/** The user behind a guard, client, application or audit entry. */
export const person = z.object({ _id: recordId, name: z.string(), email: z.string() });
export type Person = z.output<typeof person>;

/** The record that a user's name links to, for a current guard or client. */
export const recordRef = z.object({
  kind: z.enum(['guard', 'client']),
  /** The id of the guard or client. */
  _id: recordId,
});
export type RecordRef = z.output<typeof recordRef>;

/** The other person of an assignment, as guards and clients see them: without the email. */
export const otherParty = z.object({ _id: recordId, name: z.string() });
export type OtherParty = z.output<typeof otherParty>;
