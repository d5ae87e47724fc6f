import { isDeepStrictEqual } from 'node:util';
import type { ServiceType } from '@prahari/contract/applications';
import type * as contract from '@prahari/contract/clients.schemas';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { Shift } from '@prahari/domain/shifts';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enterRequest } from '../applications/requests.service.ts';
import { correctUser, enterUser, refuseSharedPhone } from '../auth/signup/entered-users.service.ts';
import { lockPerson } from '../auth/users/users.service.ts';
import { lockExistingClient, userOfClient } from '../membership/client-membership.service.ts';
import { type InvitationOptions, invite } from '../people/invitations.service.ts';
import { selectClientDetails } from './client-record.queries.ts';
import { clientWithDues } from './clients.service.ts';
import { setClientDetails, setContactName, setNotes } from './enter-client.queries.ts';

type AddClientBody = ParsedBodyOf<typeof contract.addClient>;

const serviceTypeOf: Record<Shift, ServiceType> = {
  day: 'DAY_SHIFT',
  night: 'NIGHT_SHIFT',
  '24h': 'FULL_TIME',
};

const placeText = ({ street, city, state, zipCode }: AddClientBody['place']): string =>
  `${street}, ${city}, ${state} ${zipCode}`;

/** Adds a client with an approved request. With `invitation` and an email, mails one. @throws emailTaken */
export async function enterClient(
  tx: Tx,
  actorId: string,
  body: AddClientBody,
  invitation?: InvitationOptions,
): Promise<{ clientId: string; userId: string }> {
  const { name, phone, contactName = '' } = body;
  const email = body.email || null;
  const userId = await enterUser(tx, { name, phone, email }, 'client');
  const request = {
    serviceType: serviceTypeOf[body.shift],
    location: placeText(body.place),
    startDate: body.startDate,
    endDate: body.endDate,
    numberOfGuards: body.asked,
    additionalDetails: body.note,
  };
  await enterRequest(tx, actorId, userId, request, body);
  const clientId = await setContactName(tx, userId, contactName);
  if (email && invitation) await invite(tx, actorId, { userId, by: 'mail', ...invitation });
  return { clientId, userId };
}

/** Enters a client and returns it like the office's list. @throws emailTaken, phoneTaken */
export async function enterAndGetClient(
  tx: Tx,
  actorId: string,
  { hasOwnPhone, ...body }: AddClientBody,
  siteUrl: string,
): Promise<ClientWithDues> {
  if (hasOwnPhone) await refuseSharedPhone(tx, 'client', body.phone);
  return clientWithDues(tx, (await enterClient(tx, actorId, body, { siteUrl })).clientId);
}

/** All that a correction may change. */
const correctable = async (tx: Tx, clientId: string) => [
  await clientWithDues(tx, clientId),
  await selectClientDetails(tx, clientId),
];

/** Changes a client's data; the same data again is no change. @throws clientNotFound, personErased, emailTaken, phoneTaken, hasLogin */
export function correctClient(
  db: Db,
  actorId: string,
  { clientId, hasOwnPhone, ...body }: ParsedBodyOf<typeof contract.correctClient>,
  siteUrl: string,
): Promise<ClientWithDues> {
  return inTransaction(db, async (tx) => {
    const { contactName = '', serviceType, location } = body;
    const details = { contactName, serviceType, location };
    const userId = await userOfClient(tx, clientId);
    if (hasOwnPhone && body.phone) await refuseSharedPhone(tx, 'client', body.phone, userId);
    await lockPerson(tx, userId);
    const before = await correctable(tx, clientId);
    const contact = { name: body.name, phone: body.phone, email: body.email || null };
    await correctUser(tx, userId, contact, siteUrl);
    await setClientDetails(tx, clientId, details);
    if (!isDeepStrictEqual(before, await correctable(tx, clientId)))
      await audit(tx, {
        actorId,
        action: 'correctClient',
        entity: 'clients',
        entityId: clientId,
        detail: { ...contact, ...details },
      });
    return clientWithDues(tx, clientId);
  });
}

/** Writes the office's notes about a client; the same notes again are no change. @throws clientNotFound, personErased */
export function setClientNotes(
  db: Db,
  actorId: string,
  { clientId, notes = '' }: ParsedBodyOf<typeof contract.setClientNotes>,
): Promise<{ notes: string }> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    if ((await selectClientDetails(tx, clientId))?.notes === notes) return { notes };
    await setNotes(tx, clientId, notes);
    await audit(tx, { actorId, action: 'setClientNotes', entity: 'clients', entityId: clientId });
    return { notes };
  });
}
