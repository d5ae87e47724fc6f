import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidOtp } from './auth.errors.ts';
import {
  type CodeAttempt,
  type CodePurpose,
  consumeAttempt,
  refundAttempt,
} from './code-attempts.service.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { matchesCode } from './one-time-codes.ts';
import { finishSignup } from './registration.service.ts';
import { refundResetAttempt } from './reset-codes.queries.ts';

/**
 * Verifies a mailed code. For a pending signup it creates the account. A right reset code is neither used up nor counted as an
 * attempt. @throws invalidOtp for a wrong, used or expired code, tooManyFailures
 */
export function verifyCode(db: Db, attempt: CodeAttempt, code: string): Promise<CodePurpose> {
  const { email } = attempt;
  // One at a time, so that concurrent requests with the right code do not run out of attempts.
  return keyedMutex(`code:${email}`, async () => {
    const { signup, reset } = await consumeAttempt(db, attempt, ['signup', 'reset']);
    // Verifies both, so that timing does not reveal which one exists.
    const [finishes, resets] = await Promise.all([
      matchesCode(signup?.code_hash, code),
      matchesCode(reset?.code_hash, code),
    ]);
    if (signup && finishes) {
      await inTransaction(db, async (tx) => {
        await finishSignup(tx, signup);
        await refundAttempt(tx, attempt, 'signup');
      });
      return 'signup';
    }
    if (!reset || !resets) throw invalidOtp();
    await inTransaction(db, async (tx) => {
      await refundResetAttempt(tx, email, reset.code_hash);
      await refundAttempt(tx, attempt, 'reset');
    });
    return 'reset';
  });
}
