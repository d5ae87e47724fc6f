import type { LanguageCode } from '@prahari/contract/languages';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { languageOf, updateLanguage } from './users.queries.ts';
import { lockCaller } from './users.service.ts';

/** Stores the language of a person's screens. The one they have already changes nothing. */
export const setLanguage = (db: Db, userId: string, language: LanguageCode): Promise<LanguageCode> =>
  inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    if ((await languageOf(tx, userId)) === language) return language;
    await updateLanguage(tx, userId, language);
    await audit(tx, { actorId: userId, action: 'setLanguage', entity: 'users', entityId: userId });
    return language;
  });

/** Returns the account's language at login; one without any keeps what its browser was set to. */
export async function languageAtLogin(
  db: Db,
  userId: string,
  chosen: LanguageCode | undefined,
): Promise<LanguageCode | undefined> {
  const stored = await languageOf(db, userId);
  if (stored !== undefined || chosen === undefined) return stored;
  return setLanguage(db, userId, chosen);
}
