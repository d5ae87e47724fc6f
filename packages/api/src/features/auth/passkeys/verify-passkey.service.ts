import { passkeyNotAccepted, passkeyTransports } from '@prahari/contract/factors';
import type { createdCredential, RequestOptions, usedCredential } from '@prahari/contract/factors.schemas';
import type * as z from 'zod/mini';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { CHALLENGE_MS, type ChallengeUse, newChallenge, takeChallenge } from './passkey-challenges.ts';
import { advanceCounter, isStored, passkeyByCredential, passkeysOf } from './passkeys.queries.ts';

/** The site for which passkeys are made (WebAuthn level 3, 5.4.2). */
export interface RelyingParty {
  /** The site's domain; its passkeys work nowhere else. */
  id: string;
  /** The origin of the pages that may ask for one. */
  origin: string;
}

export type CreatedCredential = z.output<typeof createdCredential>;
export type UsedCredential = z.output<typeof usedCredential>;
export type OwnedPasskey = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

/** Accepted signatures (COSE): ES256, EdDSA and RS256, which Windows Hello needs. */
export const ALGORITHMS = [-7, -8, -257];

/** Loads the library at the first use of a passkey, because that would double the start. */
const library = () => import('@simplewebauthn/server');

/** Returns the id of a user for authenticators, which says nothing about the person. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** Returns a person's passkeys as options name them. */
export async function descriptorsOf(db: Db, userId: string): Promise<RequestOptions['allowCredentials']> {
  return (await passkeysOf(db, userId)).map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key',
    transports: JSON.parse(transports),
  }));
}

/** Returns the options for a proof by one of the passkeys, or by any if none is named. */
export const requestOptionsOf = async (
  db: Db,
  use: ChallengeUse,
  { id }: RelyingParty,
  allowCredentials: RequestOptions['allowCredentials'],
): Promise<RequestOptions> => ({
  rpId: id,
  challenge: await newChallenge(db, use),
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  allowCredentials,
});

/** Gives every failure the same refusal: the library's errors would help an attacker. */
async function accepted<T extends { verified: boolean }>(
  verify: () => Promise<T>,
  userId?: string,
): Promise<T> {
  const result = await verify().catch(() => undefined);
  if (!result?.verified) throw new AppError(passkeyNotAccepted, { userId });
  return result;
}

export interface NewCredential {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** Verifies a credential created for a challenge of this session. @throws passkeyNotAccepted */
export async function verifyCreated(
  db: Db,
  { id, response }: CreatedCredential,
  { sessionId, site }: { sessionId: string; site: RelyingParty },
): Promise<NewCredential> {
  const expectedChallenge = await takeChallenge(db, response.clientDataJSON, { purpose: 'add', sessionId });
  if (expectedChallenge === undefined) throw new AppError(passkeyNotAccepted);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await accepted(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new AppError(passkeyNotAccepted);
  const { credential } = registrationInfo;
  if (credential.id !== id) throw new AppError(passkeyNotAccepted);
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: passkeyTransports.filter((one) => response.transports?.includes(one)),
  };
}

/** Stores the count. @throws passkeyNotAccepted if it did not rise: the key may have been copied */
async function countUse(db: Db, { passkeyId, id }: OwnedPasskey, counter: number): Promise<void> {
  const isNewer = await inTransaction(db, async (tx) => {
    if (await advanceCounter(tx, passkeyId, counter)) return true;
    // One that was removed meanwhile is no copy.
    if (!(await isStored(tx, passkeyId))) return false;
    const detail = { passkeyId };
    await audit(tx, { actorId: null, action: 'refuseCopiedPasskey', entity: 'users', entityId: id, detail });
    return false;
  });
  if (!isNewer) throw new AppError(passkeyNotAccepted, { userId: id });
}

interface PasskeyUse extends ChallengeUse {
  site: RelyingParty;
  /** The required owner; undefined at login, where the passkey names its owner. */
  ownerId?: string;
}

/** True if a passkey belongs to the user it names and to the required owner. */
function isOwned({ id }: OwnedPasskey, userHandle: string | undefined, { ownerId }: PasskeyUse): boolean {
  if (ownerId === undefined) return userHandle === userHandleOf(id);
  return ownerId === id && (userHandle === undefined || userHandle === userHandleOf(id));
}

/**
 * Verifies a passkey's signature for a challenge and returns the passkey with its owner. The
 * authenticator has verified the user. @throws passkeyNotAccepted, alike for every fault
 */
export async function verifyUsed(
  db: Db,
  { id, response }: UsedCredential,
  use: PasskeyUse,
): Promise<OwnedPasskey> {
  const expectedChallenge = await takeChallenge(db, response.clientDataJSON, use);
  const passkey = await passkeyByCredential(db, id);
  if (!passkey) throw new AppError(passkeyNotAccepted);
  if (expectedChallenge === undefined || !isOwned(passkey, response.userHandle, use))
    throw new AppError(passkeyNotAccepted, { userId: passkey.id });
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response;
  const verify = () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: use.site.origin,
      expectedRPID: use.site.id,
      requireUserVerification: true,
      // The count is compared where it is stored, so that one of two concurrent uses is refused.
      credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    });
  const { authenticationInfo } = await accepted(verify, passkey.id);
  await countUse(db, passkey, authenticationInfo.newCounter);
  return passkey;
}
