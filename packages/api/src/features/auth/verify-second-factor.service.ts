import { audit } from '../../db/audit.ts';
import { decrement, increment } from '../../db/rate-limits.ts';
import type { Db, Tables } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/outbox.queries.ts';
import { recoveryCodeUsedMail } from '../../mail/templates.ts';
import { secondFactorNeeded, secondFactorWrong, tooManyFailures } from './auth.errors.ts';
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
 * Wrong six digits an account may get in a day, from all sources together. Three codes are right at any time, so that in no
 * 24 hours, which two such days may share, a guess comes true more often than 30 × 3 in a million: below 10⁻⁴.
 */
export const WRONG_CODES_PER_DAY = 15;
const DAY_SECONDS = 24 * 3600;

export interface SecondFactorOwner {
  id: string;
  email: string;
}

/** Each try counts before it is made; a right one is taken back. @throws tooManyFailures */
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

/** Far too many to be guessed, so not counted: they get an admin in whose app codes somebody else has tried away. */
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

/** Whether it is a code of the app that was not used before, or a recovery code. Uses it up. @throws tooManyFailures */
export function verifySecondFactorCode(
  db: Db,
  row: SecondFactorRow,
  typed: string,
  person: { email: string; siteUrl: string },
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? verifyAppCode(db, row, digits) : verifyRecoveryCode(db, row, typed, person);
}

/** Who has switched on a second factor; undefined for everybody else. */
export async function enabledSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await secondFactorRow(db, userId);
  return row?.enabled_at ? row : undefined;
}

/**
 * Asks for the second factor of those who have one, after the right password. Says whether there was one to prove.
 * @throws secondFactorNeeded without a code, secondFactorWrong, tooManyFailures
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
