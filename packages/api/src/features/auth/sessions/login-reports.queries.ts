import type { Insertable } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Tables, Tx } from '../../../db/tables.ts';

export const insertLoginReport = (tx: Tx, row: Insertable<Tables['login_reports']>) =>
  tx.insertInto('login_reports').values(row).execute();

/** Uses up a link about a login, once. Returns undefined for an unknown, used or old one. */
export const consumeLoginReport = (tx: Tx, tokenHash: string) =>
  tx
    .deleteFrom('login_reports')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowText())
    .returning(['user_id', 'logged_in_at'])
    .executeTakeFirst();

/** Deletes the sessions of a person that began at a time or later. */
export const deleteSessionsSince = (tx: Tx, userId: string, since: string) =>
  tx.deleteFrom('sessions').where('user_id', '=', userId).where('created_at', '>=', since).execute();
