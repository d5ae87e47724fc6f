import { OTP_SENDS_PER_DAY } from '@prahari/contract/constants';
import type { Tx } from '../../db/tables.ts';
import { tooSoon } from './auth.errors.ts';
import { COOLDOWN_MS, type CodeSend, DAY_MS, recordCodeSend, selectCodeSends } from './code-sends.queries.ts';

async function secondsToWait(tx: Tx, { email, purpose, cooldown }: CodeSend): Promise<number> {
  const row = await selectCodeSends(tx, email);
  const last = purpose === 'signup' ? row.signup_at : row.reset_at;
  const cooldownEnd = cooldown && last !== null ? Date.parse(last) + COOLDOWN_MS : 0;
  const windowEnd = row.sends >= OTP_SENDS_PER_DAY ? Date.parse(row.window_started_at) + DAY_MS : 0;
  return (Math.max(cooldownEnd, windowEnd) - Date.now()) / 1000;
}

/**
 * Counts a code that is about to be sent to an address, whether or not it has an account. The limits are ten a day and, with
 * `cooldown`, one in 60 s for the same purpose (DECISIONS section 3). @throws tooSoon
 */
export async function countCodeSend(tx: Tx, send: CodeSend): Promise<void> {
  if (!(await recordCodeSend(tx, send))) throw tooSoon(await secondsToWait(tx, send));
}
