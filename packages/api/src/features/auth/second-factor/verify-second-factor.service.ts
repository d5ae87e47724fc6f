import { tooManyTries } from '@prahari/contract/auth';
import { secondFactorNeeded, secondFactorWrong } from '@prahari/contract/sessions';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tables } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { decrement, increment } from '../../../limits/rate-limits.ts';
import { queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { recoveryCodeUsedMail } from '../../../mail/accounts/account-mails.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as queries from './second-factor.queries.ts';
import { stepOf } from './totp.ts';

type SecondFactorRow = Tables['second_factors'];

/**
 * Wrong app codes of an account per day. Three of a million codes are valid at a time, and 24 hours
 * overlap two such days, so 30 guesses succeed with a probability below 10⁻⁴.
 */
export const WRONG_CODES_PER_DAY = 15;
const DAY_SECONDS = 24 * 3600;

export interface SecondFactorOwner {
  id: string;
  email: string;
}

/** Counts each attempt first and refunds a right one. @throws tooManyFailures */
async function verifyAppCode(db: Db, row: SecondFactorRow, code: string): Promise<boolean> {
  const { user_id: userId, secret } = row;
  const key = `second-factor:${userId}`;
  const { points, secondsLeft } = await increment(db, key, DAY_SECONDS);
  if (points > WRONG_CODES_PER_DAY) throw new AppError(tooManyTries, { retryAfterSeconds: secondsLeft });
  const step = stepOf(secret, code);
  if (step === undefined || !(await queries.consumeStep(db, { userId, secret, step }))) return false;
  await decrement(db, key);
  return true;
}

/** Verifies a recovery code. Nobody can guess one, so attempts are not limited. */
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
    if (!(await queries.consumeRecoveryCode(tx, userId, codeHash))) return false;
    const left = await queries.countRecoveryCodes(tx, userId);
    await queueAccountMail(tx, { to: email, mail: recoveryCodeUsedMail(left, siteUrl) });
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

/** Uses up an app or recovery code and returns true if it is right. @throws tooManyFailures */
export function verifySecondFactorCode(
  db: Db,
  row: SecondFactorRow,
  typed: string,
  person: { email: string; siteUrl: string },
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? verifyAppCode(db, row, digits) : verifyRecoveryCode(db, row, typed, person);
}

/** Returns the enabled second factor of a user, or undefined. */
export async function enabledSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await queries.secondFactorRow(db, userId);
  return row?.enabled_at ? row : undefined;
}

/**
 * Verifies the second factor after the right password. Returns false if none is enabled.
 * @throws secondFactorNeeded without a code, secondFactorWrong, tooManyFailures
 */
export async function verifySecondFactor(
  db: Db,
  { id, email }: SecondFactorOwner,
  { totp, siteUrl }: { totp: string | undefined; siteUrl: string },
): Promise<boolean> {
  const row = await enabledSecondFactor(db, id);
  if (!row) return false;
  if (!totp) throw new AppError(secondFactorNeeded);
  if (!(await verifySecondFactorCode(db, row, totp, { email, siteUrl })))
    throw new AppError(secondFactorWrong);
  return true;
}
