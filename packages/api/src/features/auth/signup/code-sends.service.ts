import { hash } from 'node:crypto';
import { tooSoon } from '@prahari/contract/auth';
import { OTP_SENDS_PER_DAY } from '@prahari/contract/constants';
import { AppError } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { countUpTo } from '../../../limits/rate-limits.ts';
import { COOLDOWN_MS, type CodeSend, DAY_MS, recordCodeSend, selectCodeSends } from './code-sends.queries.ts';

/** Daily mails of one purpose to an address: one client IP can't use them up. */
export const CODE_SENDS_OF_ALL = 3 * OTP_SENDS_PER_DAY;
/** Reset mails in a minute to an address past that, each the first in a day of its client IP. */
export const FIRST_RESETS_PER_MINUTE = 30;

async function secondsToWait(tx: Tx, send: CodeSend): Promise<number> {
  const row = await selectCodeSends(tx, send);
  const [last, sends] =
    send.purpose === 'signup' ? [row.signup_at, row.sends] : [row.reset_at, row.reset_sends];
  const cooldownEnd = send.cooldown && last !== null ? Date.parse(last) + COOLDOWN_MS : 0;
  const windowEnd = sends >= send.limit ? Date.parse(row.window_started_at) + DAY_MS : 0;
  return (Math.max(cooldownEnd, windowEnd) - Date.now()) / 1000;
}

/** Counts a client IP's code before it is sent: ten a day, and one in 60 s. @throws tooSoon */
export async function countOwnCodeSend(tx: Tx, send: Omit<CodeSend, 'limit'>): Promise<void> {
  const own = { ...send, limit: OTP_SENDS_PER_DAY };
  if (!(await recordCodeSend(tx, own)))
    throw new AppError(tooSoon, { retryAfterSeconds: await secondsToWait(tx, own) });
}

/**
 * Counts a code to any address before it is sent: ten a day by purpose and client IP and 30 of all
 * of them, past which a client IP still has its first reset; `cooldown` allows one in 60 s
 * (docs/rules.md). @throws tooSoon
 */
export async function countCodeSend(tx: Tx, send: Omit<CodeSend, 'limit'>): Promise<void> {
  await countOwnCodeSend(tx, send);
  const all = { ...send, source: '', cooldown: false, limit: CODE_SENDS_OF_ALL };
  if (await recordCodeSend(tx, all)) return;
  const isFirstReset = send.purpose === 'reset' && (await selectCodeSends(tx, send)).reset_sends === 1;
  const seconds = isFirstReset ? await countFirstReset(tx, send.email) : await secondsToWait(tx, all);
  if (seconds !== undefined) throw new AppError(tooSoon, { retryAfterSeconds: seconds });
}

/** Counts a reset mail that strangers can't take from its client IP, or returns seconds to wait. */
const countFirstReset = (tx: Tx, email: string): Promise<number | undefined> =>
  countUpTo(tx, `first-resets:${hash('sha256', email)}`, {
    points: FIRST_RESETS_PER_MINUTE,
    windowSeconds: 60,
  });
