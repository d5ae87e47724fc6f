import { serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import { labelOf } from '@prahari/domain/format';
import { toAssignment } from './assignments.ts';
import type { CompleteList } from './complete-list.ts';
import { toInstant, toPerson } from './people.ts';
import { asEnum, asRaw, dataOf, idOf, isObject, listIn, num, text } from './read.ts';

/** Fields that the hosted API lacks. They stay undefined, and the UI hides them. */
type FieldBeyondSpec = 'numberOfGuards' | 'unpaid';
type HostedClient = Omit<ClientWithDues, FieldBeyondSpec> & { [Name in FieldBeyondSpec]: number | undefined };

export function toClient(value: unknown): ClientWithDues {
  const raw = asRaw(value);
  const assignments = listIn(raw.activeAssignments);
  const client: HostedClient = {
    ...raw,
    _id: idOf(value),
    user: toPerson(raw.user),
    serviceType: asEnum(raw.serviceType),
    location: text(raw.location),
    numberOfGuards: num(raw.numberOfGuards, undefined),
    status: assignments.length > 0 ? 'assigned' : 'unassigned',
    activeAssignments: assignments.filter(isObject).map(toAssignment),
    createdAt: toInstant(raw.createdAt),
    unpaid: num(raw.unpaid, undefined),
  };
  return client as ClientWithDues;
}

/** A reply with neither an id nor an assignment means that no request was accepted yet. */
export function toClientProfileReply(reply: unknown) {
  const raw = asRaw(dataOf(reply));
  const isClient = idOf(raw) !== '' || listIn(raw.activeAssignments).length > 0;
  return { success: true as const, data: isClient ? toClient(raw) : null };
}

export const clientList: CompleteList<ClientWithDues> = {
  toRow: toClient,
  texts: ({ user, location, serviceType }) => [
    user.name,
    user.email,
    location,
    labelOf(serviceTypeLabels, serviceType),
  ],
};
