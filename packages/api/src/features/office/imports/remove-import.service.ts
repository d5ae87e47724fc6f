import { importNotFound } from '@prahari/contract/imports';
import { undoOver } from '@prahari/contract/office';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { deleteUnreferenced, somethingFollowed } from '../../../audit/undoable.service.ts';
import { isAlreadyThere } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockEntering } from '../../auth/signup/entered-users.service.ts';
import { tellMoved } from '../../scheduling/posts/post-changes.service.ts';
import type { ClientBefore, GuardBefore, PostBefore } from './former-values.rows.ts';
import { deleteChanges, selectChanges } from './import-changes.queries.ts';
import * as queries from './remove-import.queries.ts';
import { restorePost } from './restore-post.service.ts';

/** Values per statement. */
const CHUNK = 500;

/** The detail of an import's audit entry. */
interface ImportDetail {
  rows: number;
  userIds: string[];
  /** Posts added to clients who were known. */
  postIds?: string[];
  changedIds?: string[];
}

type Change = Awaited<ReturnType<typeof selectChanges>>[number];

async function removePeople(tx: Tx, userIds: readonly string[], entryId: string): Promise<void> {
  for (let at = 0; at < userIds.length; at += CHUNK) {
    const chunk = userIds.slice(at, at + CHUNK);
    await queries.lockUsers(tx, chunk);
    const entered = await queries.selectEntered(tx, chunk);
    if (await queries.selectFirstChange(tx, entered, entryId))
      throw somethingFollowed('somebody in it was changed, assigned or invited since');
    await queries.refreshEntriesAbout(tx, entered);
    const removed = await deleteUnreferenced(
      () => queries.deleteEntered(tx, chunk),
      'somebody in it was assigned, billed or has logged in',
    );
    if (removed < chunk.length) throw somethingFollowed('somebody in it was removed since');
  }
}

async function removePosts(tx: Tx, postIds: string[], entryId: string): Promise<void> {
  if (postIds.length === 0) return;
  await queries.lockClientsOf(tx, postIds);
  if (await queries.selectFirstChange(tx, postIds, entryId))
    throw somethingFollowed('a post in it was changed since');
  const removed = await deleteUnreferenced(
    () => queries.deletePosts(tx, postIds),
    'guards were assigned at a post in it',
  );
  if (removed < postIds.length) throw somethingFollowed('a post in it was removed since');
}

/** Restores a row and returns the assignments that moved with it. */
async function restore(tx: Tx, { entity, entityId, userId, former }: Change): Promise<Set<string>> {
  const values = JSON.parse(former) as unknown;
  if (entity === 'posts') return restorePost(tx, entityId, values as PostBefore);
  await queries.restoreContact(tx, userId, values as ClientBefore).catch((error: unknown) => {
    throw isAlreadyThere(error) ? somethingFollowed('somebody else has an email in it now') : error;
  });
  if (entity === 'guards') await queries.restoreGuard(tx, entityId, values as GuardBefore);
  else await queries.restoreClient(tx, entityId, values as ClientBefore);
  return new Set();
}

const restoreAction = { guards: 'correctGuard', clients: 'correctClient', posts: 'updatePost' } as const;

async function restoreChanges(
  tx: Tx,
  importId: string,
  {
    actorId,
    entry,
    changedIds,
  }: { actorId: string; entry: { id: string; at: string }; changedIds: string[] },
): Promise<void> {
  if (changedIds.length === 0) return;
  const changes = await selectChanges(tx, importId);
  // The values before are kept for a week.
  if (changes.length < changedIds.length) throw new AppError(undoOver);
  for (let at = 0; at < changes.length; at += CHUNK) {
    const chunk = changes.slice(at, at + CHUNK);
    const ids = chunk.flatMap(({ entityId, userId }) => [entityId, userId]);
    const postIds = chunk.flatMap(({ entity, entityId }) => (entity === 'posts' ? [entityId] : []));
    await queries.lockUsers(
      tx,
      chunk.map(({ userId }) => userId),
    );
    await queries.lockClientsOf(tx, postIds);
    if (await queries.selectFirstChange(tx, ids, entry.id))
      throw somethingFollowed('somebody in it was changed since');
    if (await queries.selectAssignedSince(tx, postIds, entry.at))
      throw somethingFollowed('guards were assigned at a post in it');
  }
  for (const change of changes) {
    const moved = await restore(tx, change);
    const { entity, entityId } = change;
    const entryId = await audit(tx, {
      actorId,
      action: restoreAction[entity],
      entity,
      entityId,
      detail: { undoes: entry.id },
    });
    await tellMoved(tx, moved, entryId);
  }
  await deleteChanges(tx, importId);
}

/**
 * Takes an import back: removes whom and what it added and restores what it changed, or nothing if
 * something followed; repeating it changes nothing. `undoes` is the undone audit entry's id.
 * @throws importNotFound, somethingFollowed, undoOver for changes of more than a week ago
 */
export function removeImport(db: Db, actorId: string, importId: string, undoes?: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockEntering(tx);
    const entry = await queries.selectImportEntry(tx, importId);
    if (!entry) throw new AppError(importNotFound);
    if (entry.action === 'removeImport') return;
    const { rows, userIds, postIds = [], changedIds = [] } = JSON.parse(entry.detail) as ImportDetail;
    await restoreChanges(tx, importId, { actorId, entry, changedIds });
    await removePosts(tx, postIds, entry.id);
    await removePeople(tx, userIds, entry.id);
    await audit(tx, {
      actorId,
      action: 'removeImport',
      entity: 'imports',
      entityId: importId,
      detail: { undoes, rows },
    });
  });
}
