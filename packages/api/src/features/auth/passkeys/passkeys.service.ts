import {
  MAX_PASSKEYS,
  passkeyKnown,
  passkeyNeeded,
  passkeyNotAccepted,
  passkeyNotFound,
  tooManyPasskeys,
} from '@prahari/contract/factors';
import type { CreationOptions, Passkey } from '@prahari/contract/factors.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../../mail/accounts/account-mails.ts';
import { type Proof, provePerson } from '../second-factor/prove-person.service.ts';
import { clearPasskeyAt, deleteSessionsOf, setPasskeyAt } from '../sessions/sessions.queries.ts';
import { renewToken, type SessionHolder } from '../sessions/sessions.service.ts';
import { lockUser } from '../users/users.queries.ts';
import { CHALLENGE_MS, newChallenge } from './passkey-challenges.ts';
import * as queries from './passkeys.queries.ts';
import {
  ALGORITHMS,
  type CreatedCredential,
  descriptorsOf,
  type RelyingParty,
  userHandleOf,
  verifyCreated,
} from './verify-passkey.service.ts';

/** @throws passkeyNeeded for an admin whose passkey the session lacks: a thief could add one */
export async function requirePasskey(
  db: Db,
  { id, role, hasSecondFactor }: SessionHolder & { hasSecondFactor: boolean },
): Promise<void> {
  if (role === 'admin' && !hasSecondFactor && (await queries.hasPasskey(db, id)))
    throw new AppError(passkeyNeeded);
}

const rowOf = (row: {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}): Passkey => ({ _id: row.id, name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at });

/** Returns the person's passkeys, oldest first. */
export const listPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await queries.passkeysOf(db, userId)).map(rowOf);

/** Returns the options to create a passkey. @throws the errors of provePerson, tooManyPasskeys */
export async function startPasskey(
  db: Db,
  caller: SessionHolder,
  { site, ...proof }: Proof & { site: RelyingParty },
): Promise<CreationOptions> {
  await provePerson(db, caller, proof);
  const excludeCredentials = await descriptorsOf(db, caller.id);
  if (excludeCredentials.length >= MAX_PASSKEYS) throw new AppError(tooManyPasskeys);
  return {
    rp: { id: site.id, name: 'Prahari' },
    user: { id: userHandleOf(caller.id), name: caller.email, displayName: caller.name },
    challenge: await newChallenge(db, { purpose: 'add', sessionId: caller.sessionId }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

export interface NewPasskey {
  name: string;
  credential: CreatedCredential;
  site: RelyingParty;
  siteUrl: string;
  /** True if admins need a second factor. */
  isRequired: boolean;
}

/**
 * Adds a passkey, mails a notice and lets the session, with a new token, count as proven by it.
 * @throws passkeyNotAccepted, passkeyKnown, tooManyPasskeys, passkeyNeeded if another session has
 * added one since
 */
export async function addPasskey(
  db: Db,
  caller: SessionHolder & { hasSecondFactor: boolean },
  { name, credential, site, siteUrl, isRequired }: NewPasskey,
): Promise<{ passkey: Passkey; token: string | undefined }> {
  const { id: userId, email, sessionId } = caller;
  const created = await verifyCreated(db, credential, { sessionId, site });
  const row = { id: newId(), name, created_at: nowText(), last_used_at: null };
  const token = await inTransaction(db, async (tx) => {
    // The lock keeps the limit, and a concurrent reset ends this session before.
    await lockUser(tx, userId);
    if (isRequired) await requirePasskey(tx, caller);
    if (!(await setPasskeyAt(tx, sessionId, nowText()))) throw new AppError(passkeyNotAccepted);
    const isNew = await queries.insertPasskey(tx, {
      ...row,
      user_id: userId,
      credential_id: created.credentialId,
      public_key: created.publicKey,
      counter: created.counter,
      transports: JSON.stringify(created.transports),
    });
    if (!isNew) throw new AppError(passkeyKnown);
    if ((await queries.passkeysOf(tx, userId)).length > MAX_PASSKEYS) throw new AppError(tooManyPasskeys);
    await queueAccountMail(tx, { to: email, mail: passkeyAddedMail(siteUrl) });
    await auditPasskey(tx, { action: 'addPasskey', userId, passkeyId: row.id });
    return renewToken(tx, caller);
  });
  return { passkey: rowOf(row), token };
}

interface PasskeyEntry {
  action: 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'usePasskey';
  userId: string;
  passkeyId: string;
}

export const auditPasskey = (tx: Tx, { action, userId, passkeyId }: PasskeyEntry) =>
  audit(tx, { actorId: userId, action, entity: 'users', entityId: userId, detail: { passkeyId } });

/** Renames one of the person's passkeys; the same name again is no change. @throws passkeyNotFound */
export function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const before = (await queries.passkeysOf(tx, userId)).find((passkey) => passkey.id === id);
    const row = await queries.setPasskeyName(tx, { userId, id, name });
    if (!before || !row) throw new AppError(passkeyNotFound);
    if (before.name !== name) await auditPasskey(tx, { action: 'renamePasskey', userId, passkeyId: id });
    return rowOf(row);
  });
}

/**
 * Removes one of the person's passkeys, ends the other sessions and mails a notice. Without another
 * one the session counts as proven by password. Returns its new token. @throws the errors of provePerson, passkeyNotFound
 */
export async function removePasskey(
  db: Db,
  caller: SessionHolder,
  { passkeyId, ...proof }: Proof & { passkeyId: string },
): Promise<string | undefined> {
  await provePerson(db, caller, proof);
  const { id: userId, email, sessionId } = caller;
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await queries.deletePasskey(tx, userId, passkeyId))) throw new AppError(passkeyNotFound);
    await deleteSessionsOf(tx, userId, sessionId);
    if (!(await queries.hasPasskey(tx, userId))) await clearPasskeyAt(tx, sessionId);
    await queueAccountMail(tx, { to: email, mail: passkeyRemovedMail(proof.siteUrl) });
    await auditPasskey(tx, { action: 'removePasskey', userId, passkeyId });
    return renewToken(tx, caller);
  });
}

/** Removes all passkeys of a person, each with an audit entry, and returns their number. */
export async function removeAllPasskeys(tx: Tx, userId: string): Promise<number> {
  const passkeys = await queries.passkeysOf(tx, userId);
  await queries.deletePasskeysOf(tx, userId);
  for (const { id } of passkeys) await auditPasskey(tx, { action: 'removePasskey', userId, passkeyId: id });
  return passkeys.length;
}
