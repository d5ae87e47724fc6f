import type { ServiceType } from '@prahari/contract';
import { daysAgo, inDays } from './days.ts';
import { idOf } from './ids.ts';
import { cast, clientAccounts } from './people.ts';
import type { JobRow, RequestRow } from './state.ts';

type Wording = (n: number) => string;

/** What clients asked for. */
export function requests(placeInWords: Wording): RequestRow[] {
  const request = (
    n: number,
    accountId: string,
    status: RequestRow['status'],
    serviceType: ServiceType,
    additionalDetails = '',
  ): RequestRow => ({
    _id: idOf('request', n),
    accountId,
    serviceType,
    location: placeInWords(n),
    startDate: inDays(7 + n),
    endDate: inDays(97 + n),
    numberOfGuards: 1 + (n % 3),
    additionalDetails,
    status,
    createdAt: daysAgo(n + 1),
  });
  return [
    request(0, cast.client.id, 'pending', 'EVENT_SECURITY', 'Diwali mela, two gates, until eleven at night.'),
    request(1, clientAccounts[4]?.id ?? '', 'pending', 'NIGHT_SHIFT'),
    request(2, cast.client.id, 'approved', 'FULL_TIME'),
    request(
      3,
      clientAccounts[0]?.id ?? '',
      'approved',
      'FULL_TIME',
      'Only guards who know forklifts, please.',
    ),
    request(4, cast.formerClient.id, 'rejected', 'DAY_SHIFT'),
  ];
}

/** Who asked for a job. */
export function jobs(placeInWords: Wording): JobRow[] {
  const job = (n: number, { id, name }: { id: string; name: string }, status: JobRow['status']): JobRow => ({
    _id: idOf('job', n),
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
    job(0, cast.applicant, 'pending'),
    job(1, cast.guard, 'accepted'),
    job(2, cast.freeGuard, 'accepted'),
  ];
}
