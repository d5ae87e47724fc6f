import type { Role } from '@prahari/contract/roles';
import { newId } from '../src/db/ids.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { newEmailCode, startEmailChange } from '../src/features/auth/email-changes/email-changes.service.ts';
import { mailWayBack } from '../src/features/auth/users/way-back.service.ts';
import type { TestApi } from './api.ts';
import { linkTokenFor } from './mailbox.ts';

const SITE = 'http://site.test';

/** Signs a person in whose new email waits for its code. */
export async function withWaitingEmail(api: TestApi, role: Role) {
  const { token, userId, email } = await api.signIn(role);
  const code = await newEmailCode();
  const newEmail = `new-${newId()}@example.com`;
  const change = { userId, email, newEmail, siteUrl: SITE };
  await inTransaction(api.db, (tx) => startEmailChange(tx, code, change));
  return { token, email, newEmail, otp: code.code };
}

/** Signs a person in and returns the token that keeps their email. */
export async function wayBack(api: TestApi): Promise<{ token: string; email: string }> {
  const { userId, email } = await api.signIn('client');
  const change = { userId, email, newEmail: `new-${newId()}@example.com`, siteUrl: SITE };
  await inTransaction(api.db, (tx) => mailWayBack(tx, change));
  return { token: await linkTokenFor(api.db, email, 'keep-email'), email };
}
