import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidOtp } from './auth.errors.ts';
import { consumeAttempt, refundAttempt } from './code-attempts.service.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { matchesCode } from './one-time-codes.ts';
import { finishSignup } from './registration.service.ts';
import { refundResetAttempt } from './reset-codes.queries.ts';

/**
 * Verifies a mailed code. For a pending signup it creates the account. A right reset code is neither used up nor counted as an
 * attempt. @throws invalidOtp for a wrong, used or expired code, tooManyFailures
 */
export function verifyCode(db: Db, email: string, code: string): Promise<'signup' | 'reset'> {
  // One at a time, so that concurrent requests with the right code do not run out of attempts.
  return keyedMutex(`code:${email}`, async () => {
    const { signup, reset } = await consumeAttempt(db, email);
    // Verifies both, so that timing does not reveal which one exists.
    const [finishes, resets] = await Promise.all([
      matchesCode(signup?.code_hash, code),
      matchesCode(reset?.code_hash, code),
    ]);
    if (signup && finishes) {
      await finishSignup(db, signup);
      return 'signup';
    }
    if (!reset || !resets) throw invalidOtp();
    await inTransaction(db, async (tx) => {
      await refundResetAttempt(tx, email, reset.code_hash);
      await refundAttempt(tx, email);
    });
    return 'reset';
  });
}
