import type { Db } from '../../../db/tables.ts';

/** Returns the emails that belong to a user. */
export const selectTakenEmails = async (db: Db, emails: string[]): Promise<string[]> =>
  emails.length === 0
    ? []
    : (await db.selectFrom('users').select('email').where('email', 'in', emails).execute()).flatMap(
        ({ email }) => email ?? [],
      );
