import type { SignupRole } from '@prahari/contract';
import type { Db } from '../../db/tables.ts';

/** Phones and emails of all users of a role, as they are stored. */
export const selectContacts = (db: Db, role: SignupRole) =>
  db.selectFrom('users').select(['phone', 'email']).where('role', '=', role).execute();

/** Those of the emails that belong to a user. */
export const selectTakenEmails = async (db: Db, emails: string[]): Promise<string[]> =>
  emails.length === 0
    ? []
    : (await db.selectFrom('users').select('email').where('email', 'in', emails).execute()).flatMap(
        ({ email }) => email ?? [],
      );
