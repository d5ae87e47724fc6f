import type { Db } from '../../db/tables.ts';
import { invalidOtp } from './auth.errors.ts';
import { finishSignup } from './registration.service.ts';
import { isResetCode } from './reset.service.ts';

/**
 * Takes a mailed code: makes the account of a pending signup, or says that a reset code is right without using it up.
 * @throws invalidOtp for a wrong, used or old code
 */
export async function verifyCode(db: Db, email: string, code: string): Promise<'signup' | 'reset'> {
  if (await finishSignup(db, email, code)) return 'signup';
  if (await isResetCode(db, email, code)) return 'reset';
  throw invalidOtp();
}
