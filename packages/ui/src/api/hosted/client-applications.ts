import { serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { labelOf } from '@prahari/domain/format';
import type { CompleteList } from './complete-list.ts';
import { toDay, toInstant, toPerson } from './people.ts';
import { asEnum, asRaw, idOf, num, text } from './read.ts';

export function toClientApplication(value: unknown): ClientApplication {
  const raw = asRaw(value);
  return {
    ...raw,
    _id: idOf(value),
    user: toPerson(raw.user ?? raw.client),
    serviceType: asEnum(raw.serviceType),
    location: text(raw.location),
    startDate: toDay(raw.startDate),
    endDate: toDay(raw.endDate),
    numberOfGuards: num(raw.numberOfGuards, 0),
    additionalDetails: text(raw.additionalDetails),
    // The hosted API sends either word.
    status: raw.status === 'accepted' ? 'approved' : asEnum(raw.status || 'pending'),
    createdAt: toInstant(raw.createdAt),
  };
}

export const clientApplicationList: CompleteList<ClientApplication> = {
  toRow: toClientApplication,
  texts: ({ user, location, serviceType, additionalDetails }) => [
    user.name,
    user.email,
    location,
    labelOf(serviceTypeLabels, serviceType),
    additionalDetails,
  ],
};
