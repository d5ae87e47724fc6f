import { wrongPassword } from '@prahari/contract/auth';
import { codeNeeded, wrongCode } from '@prahari/contract/factors';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { withProofThrottle } from '../limits/login-throttle.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import type { SessionHolder } from '../sessions/sessions.service.ts';
import { passwordHashOf } from '../users/users.queries.ts';
import { enabledSecondFactor, verifySecondFactorCode } from './verify-second-factor.service.ts';

export interface Proof {
  currentPassword: string;
  totp?: string | undefined;
  siteUrl: string;
}

/**
 * Verifies the password again and, with two-step login, a code. Wrong ones count as
 * failed logins. @throws wrongPassword, codeNeeded, wrongCode, tooManyFailures
 */
export async function provePerson(
  db: Db,
  { id, email, sessionId }: Pick<SessionHolder, 'id' | 'email' | 'sessionId'>,
  { currentPassword, totp, siteUrl }: Proof,
): Promise<void> {
  await withProofThrottle(db, { email, sessionId }, async (clearFailures) => {
    if (!(await verifyPassword(await passwordHashOf(db, id), currentPassword)))
      throw new AppError(wrongPassword);
    const row = await enabledSecondFactor(db, id);
    if (row && !totp) throw new AppError(codeNeeded);
    if (row && totp && !(await verifySecondFactorCode(db, row, totp, { email, siteUrl })))
      throw new AppError(wrongCode);
    await clearFailures();
  });
}
