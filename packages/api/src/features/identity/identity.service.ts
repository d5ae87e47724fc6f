import { randomBytes } from 'node:crypto';
import { guardNotFound } from '@prahari/contract/assignments';
import { identityNotFound } from '@prahari/contract/identity';
import type { Identity, IdentityCard } from '@prahari/contract/identity.schemas';
import { dutyState, isAsPlanned } from '@prahari/domain/duty-state';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { isId } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { attendedSince, readCompany } from '../company/company.service.ts';
import { lockExistingGuard } from '../membership/guard-membership.service.ts';
import * as queries from './identity.queries.ts';

const urlOf = (siteUrl: string, token: string): string => `${siteUrl}/guard#${token}`;

/** The company as a card names it. */
async function companyOnCard(db: Db) {
  const { legalName, address, psaraLicence } = await readCompany(db);
  const licence = psaraLicence.number === '' ? null : psaraLicence;
  return { company: legalName || 'Prahari', address, licence };
}

/** Returns a photograph as pages and documents draw it; null without one. */
const pictureOf = ({ type, content }: Pick<Card, 'type' | 'content'>): string | null =>
  type && content ? `data:${type};base64,${content}` : null;

type Card = NonNullable<Awaited<ReturnType<typeof queries.selectCard>>>;

const toCard = async (db: Db, card: Card, siteUrl: string): Promise<IdentityCard> => ({
  url: card.token === null ? null : urlOf(siteUrl, card.token),
  name: card.name,
  photograph: pictureOf(card),
  badgeNumber: card.badgeNumber,
  ...(await companyOnCard(db)),
});

/** @throws guardNotFound */
async function guardWithCard(db: Db, guardId: string): Promise<Card> {
  const card = isId(guardId) ? await queries.selectCard(db, guardId) : undefined;
  if (!card) throw new AppError(guardNotFound);
  return card;
}

/** Returns the card of a guard. @throws guardNotFound */
export const readCard = async (db: Db, guardId: string, siteUrl: string): Promise<IdentityCard> =>
  toCard(db, await guardWithCard(db, guardId), siteUrl);

/** Returns the caller's own card. @throws guardNotFound */
export async function readOwnCard(db: Db, userId: string, siteUrl: string): Promise<IdentityCard> {
  const card = await queries.selectCardOfUser(db, userId);
  if (!card) throw new AppError(guardNotFound);
  return toCard(db, card, siteUrl);
}

/** Makes the card of a guard, or returns the one that is valid. @throws guardNotFound, personErased */
export function makeCard(
  db: Db,
  actorId: string,
  guardId: string,
  siteUrl: string,
): Promise<{ url: string }> {
  return inTransaction(db, async (tx) => {
    const { guardId: id } = await guardWithCard(tx, guardId);
    // An erasure comes before or after the card.
    await lockExistingGuard(tx, id);
    const made = await queries.insertCard(tx, id, randomBytes(32).toString('base64url'));
    if (made) await audit(tx, { actorId, action: 'makeIdentityCard', entity: 'guards', entityId: id });
    const token = made?.token ?? (await guardWithCard(tx, id)).token;
    if (!token) throw new AppError(guardNotFound);
    return { url: urlOf(siteUrl, token) };
  });
}

/** Ends the card of a guard. Without one, nothing changes. @throws guardNotFound */
export function endCard(db: Db, actorId: string, guardId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { guardId: id } = await guardWithCard(tx, guardId);
    if (await queries.deleteCard(tx, id))
      await audit(tx, { actorId, action: 'endIdentityCard', entity: 'guards', entityId: id });
  });
}

/** Returns the running duty as a card tells it; undefined for a guard who has not started it or is absent. */
async function dutyOnCard(db: Db, guardId: string): Promise<Identity['duty']> {
  const now = Date.now();
  const row = await queries.selectRunningDuty(db, guardId, now);
  if (!row || row.status === 'completed') return undefined;
  const since = await attendedSince(db);
  const duty = { ...row, isEnteredLater: row.flags.includes('as-planned') };
  const asPlanned = isAsPlanned(duty, since);
  const state = dutyState(duty, now, since);
  // A duty that nobody has started is late or planned, too.
  const hasBegun = row.startedAt !== null || row.marked !== null;
  if (!asPlanned && (!hasBegun || state === 'absent')) return undefined;
  return {
    ...(row.isNamed === 1 && { client: row.client }),
    city: row.city,
    until: new Date(row.endsAt).toISOString(),
    asPlanned,
  };
}

/** Tells whoever scans a card about its guard. @throws identityNotFound, also for a guard who left */
export async function readIdentity(db: Db, token: string): Promise<Identity> {
  const guard = await queries.selectByToken(db, token);
  if (!guard) throw new AppError(identityNotFound);
  const duty = await dutyOnCard(db, guard.guardId);
  const photograph = pictureOf(guard);
  const { company, licence } = await companyOnCard(db);
  return { name: guard.name, ...(photograph && { photograph }), company, licence, ...(duty && { duty }) };
}
