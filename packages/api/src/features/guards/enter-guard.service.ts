import { isDeepStrictEqual } from 'node:util';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/guards.schemas';
import type { Guard } from '@prahari/contract/guards.schemas';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { correctUser, enterUser, refuseSharedPhone } from '../auth/signup/entered-users.service.ts';
import { lockPerson } from '../auth/users/users.service.ts';
import { addGuard, userOfGuard } from '../membership/guard-membership.service.ts';
import { insertPaper } from '../people/documents.service.ts';
import { type InvitationOptions, invite } from '../people/invitations.service.ts';
import { setGuardDetails, setRegisterFacts } from './enter-guard.queries.ts';
import { selectGuardDetails } from './guard-record.queries.ts';
import { getGuard } from './guards.service.ts';
import type { GivenFacts } from './register-facts.rows.ts';
import { specializationsIn } from './specializations.service.ts';

type AddGuardBody = ParsedBodyOf<typeof contract.addGuard>;

const detailsIn = ({
  city,
  dateOfBirth,
  experience = 0,
  skills = '',
}: Pick<AddGuardBody, 'city' | 'dateOfBirth' | 'experience' | 'skills'>) => ({
  city,
  dateOfBirth: dateOfBirth || null,
  experience,
  specialization: specializationsIn(skills),
});

const factsIn = ({
  fatherName,
  permanentAddress,
  badgeNumber,
  rank,
  uan,
  esiNumber,
}: GivenFacts): GivenFacts => ({ fatherName, permanentAddress, badgeNumber, rank, uan, esiNumber });

const isGiven = (facts: GivenFacts): boolean => Object.values(facts).some((fact) => fact !== undefined);

/** Adds a guard with papers. With `invitation` and an email, mails one. @throws emailTaken */
export async function enterGuard(
  tx: Tx,
  actorId: string,
  { papers = [], ...body }: AddGuardBody,
  invitation?: InvitationOptions,
): Promise<{ guardId: string; userId: string }> {
  const { name, phone } = body;
  const email = body.email || null;
  const userId = await enterUser(tx, { name, phone, email }, 'security');
  const guardId = await addGuard(tx, actorId, { userId, ...detailsIn(body) });
  if (!guardId) throw new Error('A new user is a guard already');
  const facts = factsIn(body);
  if (isGiven(facts)) await setRegisterFacts(tx, guardId, facts);
  for (const paper of papers) await insertPaper(tx, actorId, { guardId, ...paper });
  if (email && invitation) await invite(tx, actorId, { userId, by: 'mail', ...invitation });
  return { guardId, userId };
}

/** Enters a guard and returns it like the office's list. @throws emailTaken, phoneTaken */
export async function enterAndGetGuard(
  tx: Tx,
  actorId: string,
  { hasOwnPhone, ...body }: AddGuardBody,
  siteUrl: string,
): Promise<Guard> {
  if (hasOwnPhone) await refuseSharedPhone(tx, 'security', body.phone);
  return getGuard(tx, (await enterGuard(tx, actorId, body, { siteUrl })).guardId);
}

/** All that a correction may change. */
const correctable = async (tx: Tx, guardId: string) => [
  await getGuard(tx, guardId),
  await selectGuardDetails(tx, guardId),
];

/** Changes a guard's data; the same data again is no change. @throws guardNotFound, personErased, emailTaken, phoneTaken, hasLogin */
export function correctGuard(
  db: Db,
  actorId: string,
  { guardId, hasOwnPhone, ...body }: ParsedBodyOf<typeof contract.correctGuard>,
  siteUrl: string,
): Promise<Guard> {
  return inTransaction(db, async (tx) => {
    const details = detailsIn(body);
    const userId = await userOfGuard(tx, guardId);
    if (hasOwnPhone && body.phone) await refuseSharedPhone(tx, 'security', body.phone, userId);
    await lockPerson(tx, userId);
    const before = await correctable(tx, guardId);
    const contact = { name: body.name, phone: body.phone, email: body.email || null };
    await correctUser(tx, userId, contact, siteUrl);
    await setGuardDetails(tx, guardId, details);
    const facts = factsIn(body);
    if (isGiven(facts)) await setRegisterFacts(tx, guardId, facts);
    if (!isDeepStrictEqual(before, await correctable(tx, guardId)))
      await audit(tx, {
        actorId,
        action: 'correctGuard',
        entity: 'guards',
        entityId: guardId,
        detail: { ...contact, ...details, ...facts },
      });
    return getGuard(tx, guardId);
  });
}
