import type { Db } from '../db/tables.ts';
import type { Reply } from './api.ts';

/** Mails to an address, oldest first. */
export const mailsTo = (db: Db, email: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

/** The code in the newest mail to an address: six digits on a line of their own. */
export async function codeFor(db: Db, email: string): Promise<string> {
  const text = (await mailsTo(db, email)).at(-1)?.text ?? '';
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code for ${email} in: ${text}`);
  return code;
}

/** Six digits that are not the code. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** All that a caller could tell two replies apart by. */
export function visible({ status, body, headers }: Reply) {
  const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
  return { status, body, headers: rest };
}
