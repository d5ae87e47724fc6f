import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidOtp } from './auth.errors.ts';
import { consumeAttempt, refundAttempt } from './code-attempts.service.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { matchesCode } from './one-time-codes.ts';
import { finishSignup } from './registration.service.ts';
import { refundResetAttempt } from './reset-codes.queries.ts';

/**
 * Takes a mailed code: makes the account of a pending signup, or says that a reset code is right, without using it up or
 * counting the right try. @throws invalidOtp for a wrong, used or old code, tooManyFailures
 */
export function verifyCode(db: Db, email: string, code: string): Promise<'signup' | 'reset'> {
  // In turn, so that the right code sent often at once does not run out of tries.
  return keyedMutex(`code:${email}`, async () => {
    const { signup, reset } = await consumeAttempt(db, email);
    // Both, whichever there is: the time says nothing about which.
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
