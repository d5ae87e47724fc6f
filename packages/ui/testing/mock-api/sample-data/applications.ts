import type { ServiceType } from '@prahari/contract/requests';
import { daysAgo, inDays } from '../dates.ts';
import { idOf } from '../ids.ts';
import type { ClientApplicationRow, SecurityApplicationRow } from '../state.ts';
import { clientAccounts, users } from './users.ts';

type PlaceText = (n: number) => string;

export function clientApplications(placeInWords: PlaceText): ClientApplicationRow[] {
  const request = (
    n: number,
    accountId: string,
    status: ClientApplicationRow['status'],
    serviceType: ServiceType,
    additionalDetails = '',
  ): ClientApplicationRow => ({
    _id: idOf('clientApplication', n),
    accountId,
    serviceType,
    location: placeInWords(n),
    startDate: inDays(7 + n),
    endDate: inDays(97 + n),
    numberOfGuards: 1 + (n % 3),
    version: 1,
    additionalDetails,
    status,
    createdAt: daysAgo(n + 1),
  });
  return [
    request(
      0,
      users.client.id,
      'pending',
      'EVENT_SECURITY',
      'Diwali mela, two gates, until eleven at night.',
    ),
    request(1, clientAccounts[4]?.id ?? '', 'pending', 'NIGHT_SHIFT'),
    request(2, users.client.id, 'approved', 'FULL_TIME'),
    request(
      3,
      clientAccounts[0]?.id ?? '',
      'approved',
      'FULL_TIME',
      'Only guards who know forklifts, please.',
    ),
    request(4, users.formerClient.id, 'rejected', 'DAY_SHIFT'),
  ];
}

export function securityApplications(placeInWords: PlaceText): SecurityApplicationRow[] {
  const job = (
    n: number,
    { id, name }: { id: string; name: string },
    status: SecurityApplicationRow['status'],
  ): SecurityApplicationRow => ({
    _id: idOf('securityApplication', n),
    accountId: id,
    fullName: name,
    dateOfBirth: `19${88 + n}-03-1${n}`,
    address: placeInWords(n),
    phoneNumber: `+91 98220 4410${n}`,
    experience: n * 2,
    qualifications: 'Class XII, PSARA training certificate',
    previousEmployer: n % 2 ? '' : 'Sentinel Facility Services',
    documents: [],
    additionalDetails: n ? '' : 'I can begin on any Monday.',
    status,
    createdAt: daysAgo(n + 2),
  });
  return [
    job(0, users.applicant, 'pending'),
    job(1, users.guard, 'accepted'),
    job(2, users.freeGuard, 'accepted'),
  ];
}
