import { hash, randomBytes } from 'node:crypto';
import { PASSKEY_CHALLENGE_MINUTES } from '@prahari/contract/factors';
import { nowText } from '../../../db/ids.ts';
import type { PasskeyPurpose } from '../../../db/tables/account-tables.ts';
import type { Db } from '../../../db/tables.ts';
import { insertChallenge, takeChallengeRow } from './passkeys.queries.ts';

/** The life of a challenge, in ms. */
export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

export interface ChallengeUse {
  purpose: PasskeyPurpose;
  /** The requesting session; null for a login. */
  sessionId: string | null;
}

const hashOf = (challenge: string): string => hash('sha256', challenge);

/** Makes a challenge of 256 random bits for one use and stores its hash. */
export async function newChallenge(db: Db, { purpose, sessionId }: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(db, {
    challenge_hash: hashOf(challenge),
    purpose,
    session_id: sessionId,
    expires_at: nowText(CHALLENGE_MS),
  });
  return challenge;
}

/** Returns the challenge that the client data name, or undefined. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes the challenge of an answer, so that it works once, right or wrong. Returns undefined
 * unless it is for this purpose and session and has not expired.
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const row = await takeChallengeRow(db, hashOf(challenge), purpose);
  const belongsToSession = row && row.session_id === sessionId && row.expires_at > nowText();
  return belongsToSession ? challenge : undefined;
}
