import { invalidOtp } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { keyedMutex } from '../limits/keyed-mutex.ts';
import {
  type CodeAttempt,
  type CodePurpose,
  consumeAttempt,
  type LiveCode,
} from './code-attempts.service.ts';
import { matchesCode } from './one-time-codes.ts';
import { finishSignup } from './registration.service.ts';

/** Returns the hash that a code matches. Compares at least one, so that timing reveals nothing. */
export async function matchingCode(codes: readonly LiveCode[], code: string): Promise<string | undefined> {
  const hashes = codes.length > 0 ? codes.map(({ hash }) => hash) : [undefined];
  const matches = await Promise.all(hashes.map((hash) => matchesCode(hash, code)));
  return hashes.find((_, index) => matches[index]);
}

/**
 * Verifies a mailed code; a signup's creates the account. A right reset code is neither used up nor
 * counted. @throws invalidOtp for a wrong, used or expired code, tooManyFailures
 */
export function verifyCode(db: Db, attempt: CodeAttempt, code: string): Promise<CodePurpose> {
  // One at a time, so that concurrent requests with the right code do not run out of attempts.
  return keyedMutex(`code:${attempt.email}`, async () => {
    const purposes: readonly CodePurpose[] = attempt.registration ? ['signup'] : ['signup', 'reset'];
    const { signup, reset, refund } = await consumeAttempt(db, attempt, purposes);
    // Verifies both, so that timing does not reveal which one exists.
    const [finishes, resets] = await Promise.all([
      matchingCode(signup?.codes ?? [], code),
      matchingCode(reset, code),
    ]);
    if (signup && finishes) {
      await inTransaction(db, async (tx) => {
        await finishSignup(tx, { id: signup.id, code_hash: finishes });
        await refund(tx, 'signup');
      });
      return 'signup';
    }
    if (!resets) throw new AppError(invalidOtp);
    await inTransaction(db, (tx) => refund(tx, 'reset'));
    return 'reset';
  });
}
