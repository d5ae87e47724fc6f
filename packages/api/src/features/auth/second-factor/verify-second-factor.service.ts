import { audit } from '../../../audit/audit.ts';
import type { Db, Tables } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { decrement, increment } from '../../../limits/rate-limits.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { recoveryCodeUsedMail } from '../../../mail/templates.ts';
import { secondFactorNeeded, secondFactorWrong, tooManyFailures } from '../users/auth.errors.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  secondFactorRow,
} from './second-factor.queries.ts';
import { stepOf } from './totp.ts';

type SecondFactorRow = Tables['second_factors'];

/**
 * Wrong app codes of an account in a day, from all sources. Three of a million codes are valid at any time, and 24 hours overlap
 * two such days at most, so 30 guesses succeed with probability 90 in a million: below 10⁻⁴.
 */
export const WRONG_CODES_PER_DAY = 15;
const DAY_SECONDS = 24 * 3600;

export interface SecondFactorOwner {
  id: string;
  email: string;
}

/** Each attempt is counted first and refunded when right. @throws tooManyFailures */
async function verifyAppCode(db: Db, row: SecondFactorRow, code: string): Promise<boolean> {
  const { user_id: userId, secret } = row;
  const key = `second-factor:${userId}`;
  const { points, secondsLeft } = await increment(db, key, DAY_SECONDS);
  if (points > WRONG_CODES_PER_DAY) throw tooManyFailures(secondsLeft);
  const step = stepOf(secret, code);
  if (step === undefined || !(await consumeStep(db, { userId, secret, step }))) return false;
  await decrement(db, key);
  return true;
}

/**
 * Recovery codes cannot be guessed, so attempts are not counted: an admin can log in after someone else has used up the app
 * attempts.
 */
async function verifyRecoveryCode(
  db: Db,
  row: SecondFactorRow,
  typed: string,
  { email, siteUrl }: { email: string; siteUrl: string },
): Promise<boolean> {
  const { user_id: userId } = row;
  const codeHash = await hashRecoveryCode(typed, row.recovery_salt);
  if (codeHash === undefined) return false;
  return inTransaction(db, async (tx) => {
    if (!(await consumeRecoveryCode(tx, userId, codeHash))) return false;
    const left = await countRecoveryCodes(tx, userId);
    await queueMail(tx, { to: email, ...recoveryCodeUsedMail(left, siteUrl) });
    await audit(tx, {
      actorId: userId,
      action: 'useRecoveryCode',
      entity: 'second_factors',
      entityId: userId,
      detail: { left },
    });
    return true;
  });
}

/** Whether it is an unused app code or recovery code. Uses it up. @throws tooManyFailures */
export function verifySecondFactorCode(
  db: Db,
  row: SecondFactorRow,
  typed: string,
  person: { email: string; siteUrl: string },
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? verifyAppCode(db, row, digits) : verifyRecoveryCode(db, row, typed, person);
}

/** The enabled second factor of a user; undefined when there is none. */
export async function enabledSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await secondFactorRow(db, userId);
  return row?.enabled_at ? row : undefined;
}

/**
 * Verifies the second factor after the right password. Returns whether one is enabled. @throws secondFactorNeeded without a
 * code, secondFactorWrong, tooManyFailures
 */
export async function verifySecondFactor(
  db: Db,
  { id, email }: SecondFactorOwner,
  { totp, siteUrl }: { totp: string | undefined; siteUrl: string },
): Promise<boolean> {
  const row = await enabledSecondFactor(db, id);
  if (!row) return false;
  if (!totp) throw secondFactorNeeded();
  if (!(await verifySecondFactorCode(db, row, totp, { email, siteUrl }))) throw secondFactorWrong();
  return true;
}
