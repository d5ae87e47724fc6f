import type { RecordRef } from '@prahari/contract/people';
import { type RawBuilder, sql } from 'kysely';

type UserId = RawBuilder<string | null>;

/** Selects the id of a user's guard or client from a unique index. */
export const guardIdOf = (userId: UserId) =>
  sql<string | null>`(select own_guard.id from guards as own_guard where own_guard.user_id = ${userId})`;
export const clientIdOf = (userId: UserId) =>
  sql<string | null>`(select own_client.id from clients as own_client where own_client.user_id = ${userId})`;

/** Returns the columns for `recordOf`. */
export const recordIds = (userId: UserId) =>
  [guardIdOf(userId).as('guardId'), clientIdOf(userId).as('clientId')] as const;

interface RecordIds {
  guardId: string | null;
  clientId: string | null;
}

/** Returns undefined when the user is neither guard nor client. */
export function recordRef({ guardId, clientId }: RecordIds): RecordRef | undefined {
  if (guardId !== null) return { kind: 'guard', _id: guardId };
  return clientId === null ? undefined : { kind: 'client', _id: clientId };
}

/** Returns the `record` of a row, or nothing when the user is neither guard nor client. */
export function recordOf(ids: RecordIds): { record?: RecordRef } {
  const record = recordRef(ids);
  return record ? { record } : {};
}
