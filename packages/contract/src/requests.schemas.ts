import * as z from 'zod/mini';
import { define, defineBareList, defineList } from './definition.ts';
import { answeredVersion, choice, declineReason, guardCount, id, optionalProse, prose } from './fields.ts';
import { applicationIdBody } from './job-applications.schemas.ts';
import { person, personErased, recordRef } from './people.ts';
import { endNotBeforeStart, period } from './period.ts';
import { dataReply, undoableReply } from './reply.schemas.ts';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import * as wire from './requests.ts';
import { somethingFollowed } from './undo.ts';
import { clientApplicationStatus, serviceType } from './words.schemas.ts';

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
