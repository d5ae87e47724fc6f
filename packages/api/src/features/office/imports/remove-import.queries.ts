import type { Tx } from '../../../db/tables.ts';
import type { ClientBefore, GuardBefore } from './former-values.rows.ts';

/** Returns the newest entry about an import, or undefined. */
export const selectImportEntry = (tx: Tx, importId: string) =>
  tx
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'detail'])
    .where('entity', '=', 'imports')
    .where('entity_id', '=', importId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks users, whoever corrects one waits. */
export const lockUsers = (tx: Tx, userIds: string[]) =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', 'in', userIds)
    .execute();

/** Locks the clients of posts, which whoever assigns or changes a post locks, too. */
export async function lockClientsOf(tx: Tx, postIds: string[]): Promise<void> {
  if (postIds.length === 0) return;
  await tx
    .updateTable('clients')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', 'in', (eb) => eb.selectFrom('posts').select('client_id').where('posts.id', 'in', postIds))
    .execute();
}

/** Returns the ids of everything that was entered with these users. */
export async function selectEntered(tx: Tx, userIds: string[]): Promise<string[]> {
  const guards = tx.selectFrom('guards').select('id').where('user_id', 'in', userIds);
  const clients = tx.selectFrom('clients').select('id').where('user_id', 'in', userIds);
  const posts = tx.selectFrom('posts').select('id').where('client_id', 'in', clients);
  const requests = tx.selectFrom('client_applications').select('id').where('user_id', 'in', userIds);
  const rows = await Promise.all([guards, clients, posts, requests].map((ids) => ids.execute()));
  return [...userIds, ...rows.flat().map(({ id }) => id)];
}

/** Returns the id of an assignment that was made at one of the posts after a time, or undefined. */
export const selectAssignedSince = async (tx: Tx, postIds: string[], at: string) =>
  postIds.length === 0
    ? undefined
    : (
        await tx
          .selectFrom('assignments')
          .select('id')
          .where('post_id', 'in', postIds)
          .where('created_at', '>=', at)
          .limit(1)
          .executeTakeFirst()
      )?.id;

/** Deletes posts. Returns their number. @throws the database's error when one is referred to */
export async function deletePosts(tx: Tx, postIds: string[]): Promise<number> {
  if (postIds.length === 0) return 0;
  const deleted = await tx.deleteFrom('posts').where('id', 'in', postIds).returning('id').execute();
  return deleted.length;
}

/** Restores a user's contact. @throws the database's error when the email is taken */
export const restoreContact = (
  tx: Tx,
  userId: string,
  { name, phone, email }: { name: string; phone: string; email: string | null },
) => tx.updateTable('users').set({ name, phone, email }).where('id', '=', userId).execute();

/** Restores a guard and its papers; papers of other kinds are removed. */
export async function restoreGuard(tx: Tx, id: string, former: GuardBefore): Promise<void> {
  const { city, dateOfBirth, experience, skills, papers, rank, uan } = former;
  await tx
    .updateTable('guards')
    .set({
      city,
      date_of_birth: dateOfBirth,
      experience,
      specialization: JSON.stringify(skills),
      father_name: former.fatherName,
      permanent_address: former.permanentAddress,
      badge_number: former.badgeNumber,
      rank,
      uan,
      esi_number: former.esiNumber,
    })
    .where('id', '=', id)
    .execute();
  const kinds = papers.map(({ kind }) => kind);
  await tx
    .deleteFrom('papers')
    .where('guard_id', '=', id)
    .$if(kinds.length > 0, (added) => added.where('kind', 'not in', kinds))
    .execute();
  for (const { _id, number, expiresOn } of papers)
    await tx.updateTable('papers').set({ number, expires_on: expiresOn }).where('id', '=', _id).execute();
}

export const restoreClient = (tx: Tx, id: string, { contactName }: ClientBefore) =>
  tx.updateTable('clients').set({ contact_name: contactName }).where('id', '=', id).execute();

const ENTITIES = ['users', 'guards', 'clients', 'posts', 'client_applications'];

/** Returns the id of the first audit entry about rows after an entry, or undefined. */
export async function selectFirstChange(
  tx: Tx,
  ids: string[],
  afterEntryId: string,
): Promise<string | undefined> {
  const entry = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('entity', 'in', ENTITIES)
    .where('entity_id', 'in', ids)
    .where('id', '>', afterEntryId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return entry?.id;
}

/** Queues audit entries about rows that will be removed, so that their list drops the names. */
export async function refreshEntriesAbout(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .insertInto('list_changes')
    .columns(['list', 'id'])
    .expression((eb) =>
      eb
        .selectFrom('audit_log')
        .select([eb.val('audit_log').as('list'), 'id'])
        .where('entity', 'in', ENTITIES)
        .where('entity_id', 'in', ids),
    )
    .execute();
}

/** Deletes users with everything entered with them and their unsent mails. Returns their number. */
export async function deleteEntered(tx: Tx, userIds: string[]): Promise<number> {
  const users = tx
    .selectFrom('users')
    .select('email')
    .where('id', 'in', userIds)
    .where('email', 'is not', null);
  await tx
    .deleteFrom('outbox')
    .where('recipient', 'in', users)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .execute();
  const guards = tx.selectFrom('guards').select('id').where('user_id', 'in', userIds);
  await tx.deleteFrom('papers').where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('guards').where('user_id', 'in', userIds).execute();
  const clients = tx.selectFrom('clients').select('id').where('user_id', 'in', userIds);
  await tx.deleteFrom('posts').where('client_id', 'in', clients).execute();
  await tx.deleteFrom('clients').where('user_id', 'in', userIds).execute();
  await tx.deleteFrom('client_applications').where('user_id', 'in', userIds).execute();
  await tx.deleteFrom('invitations').where('user_id', 'in', userIds).execute();
  const deleted = await tx.deleteFrom('users').where('id', 'in', userIds).returning('id').execute();
  return deleted.length;
}
