import type { RecordRef } from '@prahari/contract/people';
import { type RawBuilder, sql } from 'kysely';

type UserId = RawBuilder<string | null>;

/** The ids of the guard and the client that a user is; each is read from a unique index. */
export const guardIdOf = (userId: UserId) =>
  sql<string | null>`(select own_guard.id from guards as own_guard where own_guard.user_id = ${userId})`;
export const clientIdOf = (userId: UserId) =>
  sql<string | null>`(select own_client.id from clients as own_client where own_client.user_id = ${userId})`;

/** Columns for `recordOf`. */
export const recordIds = (userId: UserId) =>
  [guardIdOf(userId).as('guardId'), clientIdOf(userId).as('clientId')] as const;

interface RecordIds {
  guardId: string | null;
  clientId: string | null;
}

/** Undefined when the user is neither. */
export function recordRef({ guardId, clientId }: RecordIds): RecordRef | undefined {
  if (guardId !== null) return { kind: 'guard', _id: guardId };
  return clientId === null ? undefined : { kind: 'client', _id: clientId };
}

/** The `record` of a row; nothing when the user is neither. */
export function recordOf(ids: RecordIds): { record?: RecordRef } {
  const record = recordRef(ids);
  return record ? { record } : {};
}
