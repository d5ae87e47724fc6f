import { audit } from '../../audit/audit.ts';
import { isTaken } from '../../db/errors.ts';
import { nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { turnOffWebhooksOf } from '../../webhooks/turn-off-of-owner.ts';
import { endSessionsOf } from '../auth/sessions/sessions.service.ts';
import { deleteInvitation, UNMATCHABLE_HASH } from '../auth/signup/entered-users.service.ts';
import { mailWayBack } from '../auth/users/way-back.service.ts';
import { mailWhatIsLeft } from '../messages/messages.service.ts';
import { completeEndedOf } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { erasePerson } from './erasure.queries.ts';
import type { Person } from './person-rows.queries.ts';
import { selectPersonalData } from './personal-copy.queries.ts';
import * as queries from './personal-data.queries.ts';

export type { Whom } from './personal-data.queries.ts';

export type RefusalReason = 'unknown' | 'openAssignment' | 'lastAdmin' | 'emailTaken';

/** A refusal in words for the person who runs the command. */
export class PersonalDataRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Says whom a refusal is about. */
const nameOf = (whom: queries.Whom): string => ('email' in whom ? whom.email : whom.id);

async function lockPerson(tx: Tx, whom: queries.Whom): Promise<Person> {
  const known = await queries.selectWhom(tx, whom);
  if (known?.role === 'admin') await queries.lockAdmins(tx);
  const person = known && (await queries.lockPerson(tx, known.id));
  if (!person)
    throw new PersonalDataRefusal(
      'unknown',
      `Nobody has an account as ${nameOf(whom)}, or it was erased. Nothing was changed.`,
    );
  return person;
}

/** Returns all stored data for the person, with an audit entry. @throws PersonalDataRefusal */
export async function downloadPersonalData(tx: Tx, whom: queries.Whom) {
  const person = await lockPerson(tx, whom);
  const data = await selectPersonalData(tx, person);
  const { id } = person;
  await audit(tx, { actorId: id, action: 'downloadOwnData', entity: 'users', entityId: id });
  return data;
}

/**
 * Returns all stored data of a person by table, without secrets. @param actorId the admin; null for
 * a console command @throws PersonalDataRefusal
 */
export function exportPersonalData(db: Db, whom: queries.Whom, actorId: string | null = null) {
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, whom);
    const data = await selectPersonalData(tx, person);
    await audit(tx, {
      actorId,
      action: 'exportPersonalData',
      entity: 'users',
      entityId: person.id,
    });
    return data;
  });
}

export interface Correction {
  name?: string;
  phone?: string;
  email?: string;
}

/**
 * Corrects name, phone or email. A new email, which only the console gives, ends all sessions and is
 * told to the former one. `fields` are more fields for the audit entry. @throws PersonalDataRefusal
 */
export async function correctPersonalData(
  db: Db,
  whom: queries.Whom,
  {
    correction,
    actorId = null,
    fields = [],
    siteUrl = '',
  }: {
    correction: Correction;
    actorId?: string | null;
    fields?: readonly string[];
    siteUrl?: string;
  },
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const { id, email: former } = await lockPerson(tx, whom);
      if (Object.keys(correction).length > 0) await queries.setPerson(tx, id, correction);
      if (correction.email !== undefined && correction.email !== former) {
        if (former !== null)
          await mailWayBack(tx, { userId: id, email: former, newEmail: correction.email, siteUrl });
        await endSessionsOf(tx, id);
        await deleteInvitation(tx, id);
      }
      await audit(tx, {
        actorId,
        action: 'correctPersonalData',
        entity: 'users',
        entityId: id,
        detail: { ...correction, ...Object.fromEntries(fields.map((field) => [field, ''])) },
      });
    });
  } catch (error) {
    if (isTaken(error))
      throw new PersonalDataRefusal(
        'emailTaken',
        `${correction.email} already has an account. Nothing was changed.`,
      );
    throw error;
  }
}

/**
 * Erases a person; records that the law keeps stay as “Erased person”. @throws PersonalDataRefusal
 * for an unknown person, an open assignment or the only admin
 */
export function erasePersonalData(db: Db, whom: queries.Whom, actorId: string | null = null): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, whom);
    await queries.lockReferences(tx, person.id);
    await completeEndedOf(tx, await queries.lockGuardAndClient(tx, person.id));
    if (await queries.hasOpenAssignments(tx, person.id))
      throw new PersonalDataRefusal(
        'openAssignment',
        `${nameOf(whom)} has an open assignment. End it first. Nothing was changed.`,
      );
    if (person.role === 'admin' && !(await queries.hasOtherAdmin(tx, person.id)))
      throw new PersonalDataRefusal(
        'lastAdmin',
        `${nameOf(whom)} is the only admin. Make another first. Nothing was changed.`,
      );
    const withoutMail = await erasePerson(tx, person, { passwordHash: UNMATCHABLE_HASH, now: nowText() });
    for (const messageId of withoutMail) await mailWhatIsLeft(tx, messageId);
    await turnOffWebhooksOf(tx, { ownerId: person.id, actorId });
    await audit(tx, { actorId, action: 'erasePersonalData', entity: 'users', entityId: person.id });
  });
}
