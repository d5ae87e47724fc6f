import {
  CONSENT_NOTICE,
  type ConsentPurpose,
  consentPurposes,
  type OptionalPurpose,
} from '@prahari/contract/auth';
import type { Consent, SignupConsent } from '@prahari/contract/auth.schemas';
import { audit } from '../../audit/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import * as queries from './consent.queries.ts';

/** Returns a person's consents, a row for each purpose. */
export async function listConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await queries.selectConsents(db, userId);
  return consentPurposes.map((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    const { notice = null, givenAt = null, withdrawnAt = null } = row ?? {};
    return { purpose, isGiven: givenAt !== null && withdrawnAt === null, notice, givenAt, withdrawnAt };
  });
}

/** True if the office may use WhatsApp; undefined for a person who was never asked. */
export const mayUseWhatsApp = (db: Db, userId: string): Promise<boolean | undefined> =>
  queries.selectConsent(db, userId, 'whatsApp');

/** Records the consents of a new account; without `consent`, none is given. */
export async function recordSignupConsent(
  tx: Tx,
  userId: string,
  { consent, at }: { consent: SignupConsent | undefined; at: string },
): Promise<void> {
  const isGiven = (purpose: ConsentPurpose) =>
    consent !== undefined && (purpose === 'service' || consent.purposes.includes(purpose));
  await queries.insertConsents(
    tx,
    consentPurposes.map((purpose) => ({
      user_id: userId,
      purpose,
      notice: consent?.notice ?? null,
      given_at: isGiven(purpose) ? at : null,
      withdrawn_at: null,
    })),
  );
}

/** Gives, withdraws or refuses a person's consent to an optional purpose. */
export async function setConsent(
  db: Db,
  userId: string,
  { purpose, isGiven }: { purpose: OptionalPurpose; isGiven: boolean },
): Promise<Consent[]> {
  return inTransaction(db, async (tx) => {
    const row = { user_id: userId, purpose, notice: CONSENT_NOTICE };
    const now = nowText();
    const changed = isGiven
      ? await queries.giveConsent(tx, { ...row, given_at: now })
      : await queries.withdrawConsent(tx, { ...row, withdrawn_at: now });
    if (changed)
      await audit(tx, {
        actorId: userId,
        action: isGiven ? 'giveConsent' : 'withdrawConsent',
        entity: 'users',
        entityId: userId,
        detail: { purpose, ...(isGiven && { notice: CONSENT_NOTICE }) },
      });
    return listConsents(tx, userId);
  });
}
