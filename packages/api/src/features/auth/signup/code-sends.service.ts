import { OTP_SENDS_PER_DAY } from '@prahari/contract/constants';
import type { Tx } from '../../../db/tables.ts';
import { tooSoon } from '../users/auth.errors.ts';
import { COOLDOWN_MS, type CodeSend, DAY_MS, recordCodeSend, selectCodeSends } from './code-sends.queries.ts';

/** Mails of one purpose to an address in a day, whoever asked: one source alone cannot use them up. */
export const CODE_SENDS_OF_ALL = 3 * OTP_SENDS_PER_DAY;

async function secondsToWait(tx: Tx, send: CodeSend): Promise<number> {
  const row = await selectCodeSends(tx, send);
  const [last, sends] =
    send.purpose === 'signup' ? [row.signup_at, row.sends] : [row.reset_at, row.reset_sends];
  const cooldownEnd = send.cooldown && last !== null ? Date.parse(last) + COOLDOWN_MS : 0;
  const windowEnd = sends >= send.limit ? Date.parse(row.window_started_at) + DAY_MS : 0;
  return (Math.max(cooldownEnd, windowEnd) - Date.now()) / 1000;
}

/** Counts a code that is about to be sent for one source: ten a day, and one in 60 s. @throws tooSoon */
export async function countOwnCodeSend(tx: Tx, send: Omit<CodeSend, 'limit'>): Promise<void> {
  const own = { ...send, limit: OTP_SENDS_PER_DAY };
  if (!(await recordCodeSend(tx, own))) throw tooSoon(await secondsToWait(tx, own));
}

/**
 * Counts a code that is about to be sent to an address, whether or not it has an account: ten a day for each purpose and source and,
 * with `cooldown`, one in 60 s, before 30 a day of all sources together (DECISIONS sections 3 and 9). @throws tooSoon
 */
export async function countCodeSend(tx: Tx, send: Omit<CodeSend, 'limit'>): Promise<void> {
  await countOwnCodeSend(tx, send);
  const all = { ...send, source: '', cooldown: false, limit: CODE_SENDS_OF_ALL };
  if (!(await recordCodeSend(tx, all))) throw tooSoon(await secondsToWait(tx, all));
}
