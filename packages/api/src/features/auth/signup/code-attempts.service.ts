import { createHash } from 'node:crypto';
import { tooManyTries } from '@prahari/contract/auth';
import { OTP_LIFETIME_MINUTES, OTP_SENDS_PER_DAY, OTP_TRIES } from '@prahari/contract/constants';
import { AppError } from '../../../AppError.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { countUpTo, decrement, increment, type Limit } from '../../../limits/rate-limits.ts';
import { hashRegistration } from './registration-token.ts';
import { consumeSignupTry, selectSignupCodes } from './registrations.queries.ts';
import { consumeResetTry, refundResetTry, selectResetCodes } from './reset-codes.queries.ts';

export type CodePurpose = 'signup' | 'reset';

/**
 * Daily tries at an address's codes of one purpose, for the client IP that asked and for all
 * others: 25 of a million codes each. 24 hours overlap two such days, so all tries guess a code
 * with a probability of at most 10⁻⁴.
 */
export const CODE_ATTEMPTS_PER_DAY = (OTP_TRIES * OTP_SENDS_PER_DAY) / 2;
/** Hourly wrong codes of a client IP, for any address. Phones of a mobile network share one. */
export const WRONG_CODES_PER_SOURCE = 50;
export const WRONG_CODES_PER_SOURCE_AND_DAY = 200;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;

export interface CodeAttempt {
  email: string;
  /** The client IP's network: `sourceNetwork(address)`. */
  source: string;
  /** The client IP's hashed network: `sourceKey(address)`. */
  sourceId: string;
  /** The token of the signup; undefined means the newest. */
  registration?: string | undefined;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const dayLimit: Limit = { points: CODE_ATTEMPTS_PER_DAY, windowSeconds: DAY_SECONDS };
const codeLimit: Limit = { points: OTP_TRIES, windowSeconds: OTP_LIFETIME_MINUTES * 60 };

/** A code of one purpose that can be tried. */
export interface LiveCode {
  hash: string;
  /** The `sourceId` of the client IP that asked for it. */
  source: string;
}

interface Candidate {
  codes: LiveCode[];
  /** True if the caller asked for the code: nobody else uses up its tries. */
  isOwn: boolean;
  /** Counts a try of the client IP that asked for the code. Returns false when all are used up. */
  consume: (tx: Tx) => Promise<boolean>;
}

async function signupCandidate(tx: Tx, attempt: CodeAttempt): Promise<Candidate & { id?: string }> {
  const { email, sourceId, registration } = attempt;
  const signup = await selectSignupCodes(tx, { email, tokenHash: hashRegistration(registration) });
  if (!signup) return { codes: [], isOwn: false, consume: async () => false };
  const { id, source } = signup;
  const now = nowText();
  const codes: LiveCode[] = [];
  if (signup.code_expires_at > now) codes.push({ hash: signup.code_hash, source });
  if (signup.older_code_hash && (signup.older_code_expires_at ?? '') > now)
    codes.push({ hash: signup.older_code_hash, source });
  return {
    id,
    codes,
    isOwn: registration !== undefined || source === sourceId,
    consume: (db) => consumeSignupTry(db, id),
  };
}

async function resetCandidate(tx: Tx, { email, sourceId }: CodeAttempt): Promise<Candidate> {
  const rows = await selectResetCodes(tx, email, sourceId);
  return {
    codes: rows.map(({ code_hash: hash, source }) => ({ hash, source })),
    isOwn: rows[0]?.source === sourceId,
    consume: (db) => consumeResetTry(db, email, sourceId),
  };
}

/** The counts of a try, which a right code decrements. */
interface Charged {
  codes: LiveCode[];
  keys: string[];
  /** Seconds to wait when the day's tries are used up. */
  wait?: number | undefined;
}

const nothing: Charged = { codes: [], keys: [] };

/** Counts a try at the codes of a purpose. Strangers can't use up the owner's tries. */
async function charge(
  tx: Tx,
  { email, sourceId }: CodeAttempt,
  purpose: CodePurpose,
  { codes, isOwn, consume }: Candidate,
): Promise<Charged> {
  const [first] = codes;
  const address = `${purpose}:${digest(email)}`;
  if (!first) {
    await increment(tx, `code-misses:${address}`, DAY_SECONDS);
    return nothing;
  }
  const ofDay = isOwn ? `code-tries:${address}:${first.source}` : `code-tries:${address}`;
  const wait = await countUpTo(tx, ofDay, dayLimit);
  if (wait !== undefined) return { ...nothing, wait };
  if (isOwn) return (await consume(tx)) ? { codes, keys: [ofDay] } : nothing;
  const ofCode = `code-guesses:${digest(first.hash)}:${sourceId}`;
  const isUsedUp = (await countUpTo(tx, ofCode, codeLimit)) !== undefined;
  return isUsedUp ? nothing : { codes, keys: [ofDay, ofCode] };
}

export interface ConsumedAttempt {
  signup: { id: string; codes: LiveCode[] } | undefined;
  reset: LiveCode[];
  /** Refunds the try of a right code of this purpose. */
  refund: (tx: Tx, purpose: CodePurpose) => Promise<void>;
}

const sourceLimits = (source: string): [string, Limit][] => [
  [`wrong-codes:${source}`, { points: WRONG_CODES_PER_SOURCE, windowSeconds: HOUR_SECONDS }],
  [`wrong-codes-of-day:${source}`, { points: WRONG_CODES_PER_SOURCE_AND_DAY, windowSeconds: DAY_SECONDS }],
];

/** Counts a try at each limit. @throws tooManyFailures when one is used up */
async function countAt(tx: Tx, limits: readonly [string, Limit][]): Promise<void> {
  for (const [key, limit] of limits) {
    const seconds = await countUpTo(tx, key, limit);
    if (seconds !== undefined) throw new AppError(tooManyTries, { retryAfterSeconds: seconds });
  }
}

/**
 * Counts a try at the code for the first email of an invited person, as one at a signup's code, and
 * returns the refund of a right code. @throws tooManyFailures
 */
export async function countFirstEmailTry(
  db: Db,
  { email, source, sourceId }: CodeAttempt,
): Promise<() => Promise<void>> {
  const ofDay: [string, Limit] = [`code-tries:signup:${digest(email)}:${sourceId}`, dayLimit];
  const limits = [...sourceLimits(source), ofDay];
  await inTransaction(db, (tx) => countAt(tx, limits));
  return async () => {
    for (const [key] of limits) await decrement(db, key);
  };
}

/**
 * Consumes a try of the client IP and one at an address's codes of each purpose, and returns their
 * hashes. It writes as much without a code, so that timing doesn't reveal one, and a purpose
 * without tries leaves the other usable.
 * @throws tooManyFailures when the tries of the client IP or of every code are used up
 */
export async function consumeAttempt(
  db: Db,
  attempt: CodeAttempt,
  purposes: readonly CodePurpose[],
): Promise<ConsumedAttempt> {
  return inTransaction(db, async (tx) => {
    const limits = sourceLimits(attempt.source);
    await countAt(tx, limits);
    const signup = purposes.includes('signup') ? await signupCandidate(tx, attempt) : undefined;
    const charged = {
      signup: signup ? await charge(tx, attempt, 'signup', signup) : nothing,
      reset: purposes.includes('reset')
        ? await charge(tx, attempt, 'reset', await resetCandidate(tx, attempt))
        : nothing,
    };
    const waits = [charged.signup.wait, charged.reset.wait].filter((wait) => wait !== undefined);
    const hasCode = charged.signup.codes.length + charged.reset.codes.length > 0;
    if (waits.length > 0 && !hasCode)
      throw new AppError(tooManyTries, { retryAfterSeconds: Math.max(...waits) });
    return {
      signup: signup?.id && hasCode ? { id: signup.id, codes: charged.signup.codes } : undefined,
      reset: charged.reset.codes,
      refund: async (inner, purpose) => {
        const keys = [...limits.map(([key]) => key), ...charged[purpose].keys];
        for (const key of keys) await decrement(inner, key);
        if (purpose === 'reset') await refundResetTry(inner, attempt.email, attempt.sourceId);
      },
    };
  });
}
