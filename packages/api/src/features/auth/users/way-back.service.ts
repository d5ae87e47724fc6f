import { hash, randomBytes } from 'node:crypto';
import { EMAIL_CHANGE_DAYS } from '@prahari/contract/my-account';
import { nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';
import { mailLanguageOf, queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { emailChangedMail } from '../../../mail/accounts/account-mails.ts';
import { insertEmailReturn } from './users.queries.ts';

/** Returns the stored form of a way back's token. */
export const hashWayBack = (token: string): string => hash('sha256', token);

/**
 * Tells a former address of the new one, with a link that brings the former one back. The token's
 * 256 random bits are stored as a hash and follow the # of the link, which browsers send to no server.
 */
export async function mailWayBack(
  tx: Tx,
  { userId, email, newEmail, siteUrl }: { userId: string; email: string; newEmail: string; siteUrl: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await insertEmailReturn(tx, {
    token_hash: hashWayBack(token),
    user_id: userId,
    email,
    new_email: newEmail,
    expires_at: nowText(EMAIL_CHANGE_DAYS * 86_400_000),
  });
  await queueAccountMail(tx, {
    to: email,
    mail: emailChangedMail(newEmail, `${siteUrl}/keep-email#${token}`),
    language: await mailLanguageOf(tx, userId),
  });
}
