import type { LanguageCode } from '@prahari/contract/languages';
import type { Attachment } from '../../db/tables/system-tables.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { queueMail, queueUnsentMail } from '../outbox.queries.ts';
import { type AccountMail, accountMailIn } from './account-mail.ts';

async function languageWhere(db: Db, column: 'id' | 'email', is: string): Promise<LanguageCode> {
  const user = await db
    .selectFrom('users')
    .select(['language', 'role'])
    .where(column, '=', is)
    .executeTakeFirst();
  return user?.role === 'admin' ? 'en' : (user?.language ?? 'en');
}

/** Returns the language of a person's mails; English for the office and until one is chosen. */
export const mailLanguageOf = (db: Db, userId: string): Promise<LanguageCode> =>
  languageWhere(db, 'id', userId);

interface QueuedMail {
  to: string;
  mail: AccountMail;
  /** Given where the address is not, or not yet, that of the reader's account. */
  language?: LanguageCode;
}

/** Queues a mail about an account, in the language of the account that has the address. */
export async function queueAccountMail(
  tx: Tx,
  { to, mail, language }: QueuedMail,
  options: { holdMs?: number; attachments?: readonly Attachment[] } = {},
): Promise<void> {
  const content = accountMailIn(language ?? (await languageWhere(tx, 'email', to)), mail);
  await queueMail(tx, { to, ...content }, options);
}

/** Writes such a mail without sending it, to take as long without an account (ASVS 6.3.8). */
export async function queueUnsentAccountMail(
  tx: Tx,
  { to, mail }: { to: string; mail: AccountMail },
): Promise<void> {
  await queueUnsentMail(tx, accountMailIn(await languageWhere(tx, 'email', to), mail));
}
