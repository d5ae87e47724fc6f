import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication, SecurityApplication } from '@prahari/contract/applications.schemas';
import { shiftLabels } from '@prahari/contract/assignments';
import { clientStatusLabels } from '@prahari/contract/clients';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import type { ExportedList } from '@prahari/contract/exports';
import { guardStatusLabels } from '@prahari/contract/guards';
import type { Guard } from '@prahari/contract/guards.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { dayInIndia } from '@prahari/domain/days';
import { labelOf } from '@prahari/domain/format';
import type { selectClientDetails, selectGuardDetails } from './exports.queries.ts';
import { ageing, bills, payments, tds } from './money-columns.ts';
import type { SheetColumn } from './sheet-column.ts';

const list = (texts: readonly string[]): string => texts.join('; ');

type Details<Rows> = Partial<
  Omit<Rows extends (...args: never) => Promise<(infer Row)[]> ? Row : never, '_id'>
>;

const guards: readonly SheetColumn<Guard & Details<typeof selectGuardDetails>>[] = [
  ['Name', ({ user }) => user.name],
  ['Email', ({ user }) => user.email],
  ['Phone', ({ phone }) => phone],
  ['Home city', ({ city }) => city],
  ['Date of birth', ({ dateOfBirth }) => dateOfBirth ?? undefined, 'day'],
  ['Status', ({ status }) => labelOf(guardStatusLabels, status)],
  ['Experience (years)', ({ experience }) => experience],
  ['Specialization', ({ specialization }) => list(specialization)],
  ['Client', ({ currentAssignment: duty }) => duty?.client.user.name],
  ['Street', ({ currentAssignment: duty }) => duty?.location.street],
  ['City', ({ currentAssignment: duty }) => duty?.location.city],
  ['Shift', ({ currentAssignment: duty }) => (duty ? labelOf(shiftLabels, duty.shift) : undefined)],
  ['From', ({ currentAssignment: duty }) => duty?.startDate, 'day'],
  ['Until', ({ currentAssignment: duty }) => duty?.endDate, 'day'],
  ['Rating (of 5)', ({ rating }) => rating || undefined],
  ['Reviews', ({ reviews }) => reviews.length],
  ['Guard since', ({ createdAt }) => dayInIndia(createdAt), 'day'],
  ['Father’s name', ({ fatherName }) => fatherName],
  ['Permanent address', ({ permanentAddress }) => permanentAddress],
  ['Badge number', ({ badgeNumber }) => badgeNumber],
  ['Rank', ({ rank }) => rank],
  ['UAN', ({ uan }) => uan],
  ['ESI number', ({ esiNumber }) => esiNumber],
];

/** The columns about a client and its wishes. */
const contactAndService: readonly SheetColumn<
  Pick<ClientApplication, 'user' | 'phone' | 'serviceType' | 'location'>
>[] = [
  ['Email', ({ user }) => user.email],
  ['Phone', ({ phone }) => phone],
  ['Service', ({ serviceType }) => labelOf(serviceTypeLabels, serviceType)],
  ['Location', ({ location }) => location],
];

const clients: readonly SheetColumn<ClientWithDues & Details<typeof selectClientDetails>>[] = [
  ['Name', ({ user }) => user.name],
  ['Contact person', ({ contactName }) => contactName],
  ...contactAndService,
  ['Status', ({ status }) => labelOf(clientStatusLabels, status)],
  ['Guards asked for', ({ numberOfGuards }) => numberOfGuards],
  ['Guards assigned', ({ activeAssignments }) => activeAssignments.length],
  ['Guards', ({ activeAssignments }) => list(activeAssignments.map(({ guard }) => guard.user.name))],
  ['Unpaid (₹)', ({ unpaid }) => unpaid, 'rupees'],
  ['Client since', ({ createdAt }) => dayInIndia(createdAt), 'day'],
];

const posts: readonly SheetColumn<Post>[] = [
  ['Client', ({ client }) => client.user.name],
  ['Email', ({ client }) => client.user.email],
  ['Phone', ({ client }) => client.phone],
  ['Street', ({ place }) => place.street],
  ['City', ({ place }) => place.city],
  ['State', ({ place }) => place.state],
  ['PIN code', ({ place }) => place.zipCode],
  ['Shift', ({ shift }) => (shift ? labelOf(shiftLabels, shift) : undefined)],
  ['Begins at', ({ startsAt }) => startsAt ?? undefined],
  ['Hours of a duty', ({ hours }) => hours ?? undefined],
  ['From', ({ startDate }) => startDate, 'day'],
  ['Until', ({ endDate }) => endDate, 'day'],
  ['Guards asked for', ({ asked }) => asked],
  ['Filled', ({ filled }) => filled],
  ['Short', ({ short }) => short],
  ['Empty tonight', ({ emptyTonight }) => emptyTonight],
  ['Guards', ({ assignments }) => list(assignments.map(({ guard }) => guard.name))],
  ['Note', ({ note }) => note],
];

/** The columns about the office's answer to an application. */
const answer: readonly SheetColumn<
  Pick<
    ClientApplication | SecurityApplication,
    'additionalDetails' | 'status' | 'declineReason' | 'createdAt'
  >
>[] = [
  ['Details', ({ additionalDetails }) => additionalDetails],
  ['Status', ({ status }) => labelOf(applicationStatusLabels, status)],
  ['Reason', ({ declineReason }) => declineReason],
  ['Sent', ({ createdAt }) => dayInIndia(createdAt), 'day'],
];

const clientApplications: readonly SheetColumn<ClientApplication>[] = [
  ['Client', ({ user }) => user.name],
  ...contactAndService,
  ['From', ({ startDate }) => startDate, 'day'],
  ['Until', ({ endDate }) => endDate, 'day'],
  ['Guards', ({ numberOfGuards }) => numberOfGuards],
  ...answer,
];

const securityApplications: readonly SheetColumn<SecurityApplication>[] = [
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ user }) => user.email],
  ['Phone', ({ phoneNumber }) => phoneNumber],
  ['Born', ({ dateOfBirth }) => dateOfBirth, 'day'],
  ['Address', ({ address }) => address],
  ['Experience (years)', ({ experience }) => experience],
  ['Qualifications', ({ qualifications }) => qualifications],
  ['Previous employer', ({ previousEmployer }) => previousEmployer],
  ...answer,
];

/** The columns of each file, from the rows of its list with their details. */
export const columnsOf: Record<ExportedList, readonly SheetColumn<never>[]> = {
  guards,
  clients,
  bills,
  posts,
  clientApplications,
  securityApplications,
  payments,
  ageing,
  tds,
};
