import { isOfWorkingAge } from '@prahari/domain/age';
import * as z from 'zod/mini';
import * as wire from './applications.ts';
import {
  applicationChanged,
  applicationNotAnswered,
  applicationNotFound,
  applicationNotPending,
} from './applications.ts';
import { currentDay } from './clock.ts';
import { MAX_EXPERIENCE_YEARS, MIN_EXPERIENCE_YEARS } from './constants.ts';
import { define, defineBareList, defineList } from './definition.ts';
import {
  answeredVersion,
  choice,
  day,
  declineReason,
  guardCount,
  id,
  line,
  number,
  optionalLine,
  optionalProse,
  phone,
  prose,
} from './fields.ts';
import { somethingFollowed } from './office.ts';
import { person, personErased, recordRef } from './people.ts';
import { endNotBeforeStart, period } from './period.ts';
import { calendarDay, dataReply, instant, recordId, undoableReply } from './reply.schemas.ts';

export const serviceType = z.enum(wire.serviceTypes);
export const clientApplicationStatus = z.enum(wire.clientApplicationStatuses);
export const securityApplicationStatus = z.enum(wire.securityApplicationStatuses);

export const applicationIdBody = z.object({ applicationId: id('Application') });
export type ApplicationIdBody = z.input<typeof applicationIdBody>;

/** A client's request for guards. */
export const clientApplication = z.object({
  _id: recordId,
  user: person,
  /** The applicant's record, once they are a client. Missing in the hosted API. */
  record: z.optional(recordRef),
  /** The client’s phone as typed at signup. */
  phone: z.optional(z.string()),
  serviceType: serviceType,
  location: z.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  numberOfGuards: z.number(),
  additionalDetails: z.string(),
  status: clientApplicationStatus,
  /** The office's reason for declining, if given. */
  declineReason: z.optional(z.string()),
  /** Starts at 1 and goes up when the client edits. Missing in the hosted API. */
  version: z.optional(z.number()),
  createdAt: instant,
});
export type ClientApplication = z.output<typeof clientApplication>;

const clientApplicationFields = {
  serviceType: choice('Service type', wire.serviceTypes),
  location: prose('Location', 500),
  ...period,
  numberOfGuards: guardCount,
  additionalDetails: optionalProse('Additional details'),
};

export const clientApplicationBody = z.object(clientApplicationFields).check(endNotBeforeStart);
export type ClientApplicationBody = z.input<typeof clientApplicationBody>;

export const updateClientApplicationBody = z
  .object({ applicationId: id('Application'), ...clientApplicationFields })
  .check(endNotBeforeStart);
export type UpdateClientApplicationBody = z.input<typeof updateClientApplicationBody>;

export const respondToClientApplicationBody = z.object({
  applicationId: id('Application'),
  status: choice('Status', ['approved', 'rejected']),
  /** Only for `rejected`. */
  reason: declineReason,
  version: answeredVersion,
});
export type RespondToClientApplicationBody = z.input<typeof respondToClientApplicationBody>;

export const listClientApplications = defineBareList(wire.listClientApplications, {
  summary: 'All clients’ requests: a bare array, or a page when limit is given.',
  row: clientApplication,
});

export const respondToClientApplication = define(wire.respondToClientApplication, {
  summary:
    'Approve or reject a pending request. Approving creates or updates the client; rejecting mails the client, with the reason if one is given. With `version`, only what was read is answered.',
  body: respondToClientApplicationBody,
  reply: undoableReply(clientApplication),
  refusals: [wire.applicationNotFound, wire.applicationNotPending, wire.applicationChanged, personErased],
});

export const reopenClientApplication = define(wire.reopenClientApplication, {
  summary:
    'Reopen an answered request where nothing followed. A client who was told of a refusal gets a mail; a client that the approval created is removed again.',
  body: applicationIdBody,
  reply: dataReply(clientApplication),
  refusals: [wire.applicationNotFound, wire.applicationNotAnswered, somethingFollowed, personErased],
});

export const submitClientApplication = define(wire.submitClientApplication, {
  summary: 'Request guards.',
  body: clientApplicationBody,
  reply: dataReply(clientApplication),
  refusals: [wire.tooManyPending, wire.tooManyToday],
});

export const updateClientApplication = define(wire.updateClientApplication, {
  summary: 'Change a request of the caller while it is pending: all its fields.',
  body: updateClientApplicationBody,
  reply: dataReply(clientApplication),
  refusals: [wire.applicationNotFound, wire.applicationNotPending],
});

export const withdrawClientApplication = define(wire.withdrawClientApplication, {
  summary: 'Take back a request of the caller while it is pending. It stays as history.',
  body: applicationIdBody,
  reply: dataReply(clientApplication),
  refusals: [wire.applicationNotFound, wire.applicationNotPending],
});

export const listOwnApplications = defineList(wire.listOwnApplications, {
  summary: 'The client’s own requests.',
  row: clientApplication,
});

/** A guard's application for a job. `experience` in years. */
export const securityApplication = z.object({
  _id: recordId,
  user: person,
  /** The applicant's record, once they are a guard. Missing in the hosted API. */
  record: z.optional(recordRef),
  fullName: z.string(),
  dateOfBirth: calendarDay,
  address: z.string(),
  phoneNumber: z.string(),
  experience: z.number(),
  qualifications: z.string(),
  previousEmployer: z.string(),
  documents: z.array(z.string()),
  additionalDetails: z.string(),
  status: securityApplicationStatus,
  /** The office's reason for declining, if given. */
  declineReason: z.optional(z.string()),
  /** Starts at 1 and goes up when the applicant edits. Missing in the hosted API. */
  version: z.optional(z.number()),
  createdAt: instant,
});
export type SecurityApplication = z.output<typeof securityApplication>;

export const securityApplicationBody = z.object({
  fullName: line('Full name'),
  dateOfBirth: day('Date of birth').check(
    z.refine((value) => value < currentDay(), { error: 'Date of birth must be in the past', abort: true }),
    z.refine((value) => isOfWorkingAge(value, currentDay()), {
      error: 'A guard must be 18 to under 65 years old',
    }),
  ),
  address: prose('Address', 500),
  phoneNumber: phone('Phone number'),
  experience: number('Experience').check(
    z.gte(MIN_EXPERIENCE_YEARS, { error: 'Experience must not be below 0 years' }),
    z.lte(MAX_EXPERIENCE_YEARS, { error: `Experience must be at most ${MAX_EXPERIENCE_YEARS} years` }),
  ),
  qualifications: prose('Qualifications', 2000),
  previousEmployer: optionalLine('Previous employer'),
  documents: z.optional(
    z
      .array(z.string(), { error: 'Documents must be a list' })
      .check(z.maxLength(0, { error: 'Documents cannot be sent here' })),
  ),
  additionalDetails: optionalProse('Additional details'),
});
export type SecurityApplicationBody = z.input<typeof securityApplicationBody>;

export const updateSecurityApplicationBody = z.extend(securityApplicationBody, {
  applicationId: id('Application'),
  phoneNumber: z.optional(phone('Phone number')),
});
export type UpdateSecurityApplicationBody = z.input<typeof updateSecurityApplicationBody>;

export const acceptSecurityApplicationBody = z.extend(applicationIdBody, { version: answeredVersion });
export type AcceptSecurityApplicationBody = z.input<typeof acceptSecurityApplicationBody>;

export const declineSecurityApplicationBody = z.object({
  applicationId: id('Application'),
  reason: declineReason,
  version: answeredVersion,
});
export type DeclineSecurityApplicationBody = z.input<typeof declineSecurityApplicationBody>;

const refusals = [applicationNotFound, applicationNotPending, applicationChanged] as const;

export const listSecurityApplications = defineList(wire.listSecurityApplications, {
  summary: 'All guards’ job applications.',
  row: securityApplication,
});

export const acceptSecurityApplication = define(wire.acceptSecurityApplication, {
  summary:
    'Accept a pending job application, which creates an available guard. With `version`, only what was read is answered.',
  body: acceptSecurityApplicationBody,
  reply: undoableReply(securityApplication),
  refusals: [...refusals, wire.applicantIsGuard],
});

export const declineSecurityApplication = define(wire.declineSecurityApplication, {
  summary: 'Decline a pending job application. The applicant gets a mail, with the reason if one is given.',
  body: declineSecurityApplicationBody,
  reply: undoableReply(securityApplication),
  refusals,
});

export const reopenSecurityApplication = define(wire.reopenSecurityApplication, {
  summary:
    'Reopen an answered job application where nothing followed; an applicant who was told of a refusal gets a mail. The guard that accepting created is removed again.',
  body: applicationIdBody,
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound, applicationNotAnswered, somethingFollowed],
});

export const submitSecurityApplication = define(wire.submitSecurityApplication, {
  summary: 'Apply for a job.',
  body: securityApplicationBody,
  reply: dataReply(securityApplication),
  refusals: [wire.applicationPending, wire.alreadyGuard],
});

export const updateSecurityApplication = define(wire.updateSecurityApplication, {
  summary: 'Change the caller’s own application while it is pending: all its fields.',
  body: updateSecurityApplicationBody,
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound, applicationNotPending],
});

export const withdrawSecurityApplication = define(wire.withdrawSecurityApplication, {
  summary: 'Take back the caller’s application while it is pending. It stays as history.',
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound, applicationNotPending],
});

export const latestSecurityApplication = define(wire.latestSecurityApplication, {
  summary: 'The guard’s latest application.',
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound],
});
