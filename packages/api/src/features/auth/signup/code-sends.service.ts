import { hash } from 'node:crypto';
import { tooSoon } from '@prahari/contract/auth';
import { OTP_SENDS_PER_DAY } from '@prahari/contract/constants';
import { AppError } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { countUpTo } from '../../../limits/rate-limits.ts';
import { COOLDOWN_MS, type CodeSend, DAY_MS, recordCodeSend, selectCodeSends } from './code-sends.queries.ts';

/** Daily mails of one purpose to an address: one client IP can't use them up. */
export const CODE_SENDS_OF_ALL = 3 * OTP_SENDS_PER_DAY;
/** Daily resets of an address past that with a code, each the first of its client IP. */
export const FIRST_RESET_CODES = 100;
/** First resets in a minute beyond that number. Each is mailed as a link of 128 random bits. */
export const RESET_LINKS_PER_MINUTE = 30;

type ResetSend = Pick<CodeSend, 'email' | 'source'>;

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

const ofAll = (send: Omit<CodeSend, 'limit'>): CodeSend => ({
  ...send,
  source: '',
  cooldown: false,
  limit: CODE_SENDS_OF_ALL,
});

/**
 * Counts a code to any address before it is sent: ten a day by purpose and client IP and 30 of all
 * of them; `cooldown` allows one in 60 s (docs/rules.md). @throws tooSoon
 */
export async function countCodeSend(tx: Tx, send: Omit<CodeSend, 'limit'>): Promise<void> {
  await countOwnCodeSend(tx, send);
  if (!(await recordCodeSend(tx, ofAll(send))))
    throw new AppError(tooSoon, { retryAfterSeconds: await secondsToWait(tx, ofAll(send)) });
}

/**
 * Counts a reset before it is sent, as a code. When strangers have used up those of the day, a
 * client IP still has its first, in the end as a link: each code can be guessed, if seldom.
 * @throws tooSoon
 */
export async function countResetSend(tx: Tx, { email, source }: ResetSend): Promise<'code' | 'link'> {
  const send = { email, source, purpose: 'reset', cooldown: true } as const;
  await countOwnCodeSend(tx, send);
  if (await recordCodeSend(tx, ofAll(send))) return 'code';
  if ((await selectCodeSends(tx, send)).reset_sends > 1)
    throw new AppError(tooSoon, { retryAfterSeconds: await secondsToWait(tx, ofAll(send)) });
  const address = hash('sha256', email);
  const codes = { points: FIRST_RESET_CODES, windowSeconds: DAY_MS / 1000 };
  if ((await countUpTo(tx, `first-reset-codes:${address}`, codes)) === undefined) return 'code';
  const links = { points: RESET_LINKS_PER_MINUTE, windowSeconds: 60 };
  const seconds = await countUpTo(tx, `reset-links:${address}`, links);
  if (seconds !== undefined) throw new AppError(tooSoon, { retryAfterSeconds: seconds });
  return 'link';
}
