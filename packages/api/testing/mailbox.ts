import type { Insertable } from 'kysely';
import { newId, nowText } from '../src/db/ids.ts';
import type { Db, Tables } from '../src/db/tables.ts';
import { searchText } from '../src/read-model/search-text.ts';
import type { Reply } from './api.ts';

/** Returns the mails to an address, oldest first. */
export const mailsTo = (db: Db, email: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

/** Returns the subjects of the mails to an address, oldest first. */
export const subjectsTo = async (db: Db, email: string) =>
  (await mailsTo(db, email)).map(({ subject }) => subject);

/** Returns the code in the newest mail to an address, which has its own line. */
export async function codeFor(db: Db, email: string): Promise<string> {
  const text = (await mailsTo(db, email)).at(-1)?.text ?? '';
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code for ${email} in: ${text}`);
  return code;
}

/** Returns the token of the newest link of a page in the mails to an address. */
export async function linkTokenFor(
  db: Db,
  email: string,
  page: 'invitation' | 'keep-email' | 'not-me' = 'invitation',
): Promise<string> {
  const texts = (await mailsTo(db, email)).map(({ text }) => text);
  const link = new RegExp(`/${page}#([\\w-]{43})`);
  const token = texts.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1);
  if (token === undefined) throw new Error(`No link for ${email} in: ${texts.join()}`);
  return token;
}

/** Returns six digits other than the code. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Returns everything by which a caller could distinguish two replies. */
export function observableReply({ status, body, headers }: Reply) {
  const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
  const isOpaque = /^[\w-]{43}$/.test(body?.registration);
  return { status, body: isOpaque ? { ...body, registration: 'opaque' } : body, headers: rest };
}

/** Inserts a failed mail and returns its id. */
export async function insertFailedMail(
  db: Db,
  changes: Partial<Insertable<Tables['outbox']>> = {},
): Promise<string> {
  const id = newId();
  const { recipient = 'nobody@example.com', subject = 'Your Prahari password was changed' } = changes;
  await db
    .insertInto('outbox')
    .values({
      id,
      recipient,
      subject,
      text: 'The password of your account was just changed.',
      html: '<p>The password of your account was just changed.</p>',
      created_at: nowText(),
      next_attempt_at: nowText(),
      attempts: 1,
      sent_at: null,
      failed_at: nowText(),
      last_error: 'The address was refused (550)',
      search_text: searchText({ texts: [recipient, subject] }),
      ...changes,
    })
    .execute();
  return id;
}
