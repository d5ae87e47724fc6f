import * as z from 'zod/mini';
import { emailTaken, hasEmail, personNotFound, phoneTaken } from './accounts.ts';
import * as wire from './data-requests.ts';
import { define } from './definition.ts';
import { choice, declineReason, e164Phone, flag, id, line, optionalEmail, optionalProse } from './fields.ts';
import { person, personErased, recordRef } from './people.ts';
import { dataReply, instant, recordId } from './reply.schemas.ts';

/** A person's request about their own data. Instants are UTC, ISO 8601. */
export const dataRequest = z.object({
  _id: recordId,
  kind: z.enum(wire.dataRequestKinds),
  /** The error to correct. */
  note: z.string(),
  status: z.enum(wire.dataRequestStatuses),
  createdAt: instant,
  answeredAt: z.nullable(instant),
  /** The time until which the copy can be downloaded; missing when there is none. */
  copyUntil: z.optional(instant),
});
export type DataRequest = z.output<typeof dataRequest>;

export const officeDataRequest = z.extend(dataRequest, {
  user: person,
  phone: z.string(),
  record: z.optional(recordRef),
});
export type OfficeDataRequest = z.output<typeof officeDataRequest>;

export const askForDataBody = z.object({
  kind: choice('Kind', wire.dataRequestKinds),
  note: optionalProse('Note', 1000),
});
export type AskForDataBody = z.input<typeof askForDataBody>;

export const answerDataRequestBody = z.object({
  requestId: id('Request'),
  answer: choice('Answer', ['fulfil', 'decline']),
  /** The reason that the person is told. */
  reason: declineReason,
  /** The corrected name. */
  name: z.optional(line('Full name')),
  phone: z.optional(e164Phone()),
  /** Refuses a phone that another guard, or another client, has. */
  hasOwnPhone: flag('hasOwnPhone'),
  /** The corrected email, which gets a code; never that of an admin. */
  email: optionalEmail,
});
export type AnswerDataRequestBody = z.input<typeof answerDataRequestBody>;

/** All stored data about a person, by table. */
export const ownData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.output<typeof ownData>;

export const handleDataBody = z.object({
  userId: id('User'),
  kind: choice('Kind', wire.dataRequestKinds),
  /** The corrected name. */
  name: z.optional(line('Full name')),
  phone: z.optional(e164Phone()),
  /** Refuses a phone that another guard, or another client, has. */
  hasOwnPhone: flag('hasOwnPhone'),
});
export type HandleDataBody = z.input<typeof handleDataBody>;

/** The copy, for an export. */
export const handledData = z.object({ copy: z.optional(ownData) });
export type HandledData = z.output<typeof handledData>;

/** The answered request, with the requested copy. */
export const answeredDataRequest = z.object({
  request: dataRequest,
  copy: z.optional(ownData),
});
export type AnsweredDataRequest = z.output<typeof answeredDataRequest>;

export const listOwnDataRequests = define(wire.listOwnDataRequests, {
  summary: 'What the caller asked for about their own data, newest first.',
  reply: dataReply(z.array(dataRequest)),
});

export const askForData = define(wire.askForData, {
  summary:
    'Ask the office for a copy, a correction or the erasure of the caller’s own data. One of each kind can be open.',
  body: askForDataBody,
  reply: dataReply(z.array(dataRequest)),
});

export const downloadOwnData = define(wire.downloadOwnData, {
  summary:
    'Everything that is stored about the caller, for 7 days after the office has fulfilled a request for a copy.',
  reauthenticates: true,
  reply: dataReply(ownData),
  refusals: [wire.noDataCopy],
});

export const listDataRequests = define(wire.listDataRequests, {
  summary: 'Open requests about personal data, oldest first, at most 200.',
  reply: dataReply(z.array(officeDataRequest)),
});

export const handleData = define(wire.handleData, {
  summary:
    'Export, correct or erase the data of a person without an email, who cannot ask for it under Account. Everybody else asks.',
  reauthenticates: true,
  body: handleDataBody,
  reply: dataReply(handledData),
  refusals: [personNotFound, hasEmail, phoneTaken, wire.hasOpenAssignment, personErased],
});

export const answerDataRequest = define(wire.answerDataRequest, {
  summary:
    'Fulfil or decline another person’s request about personal data; the person gets a mail. A new email counts once the person enters its code. Erasure keeps bills, assignments and the audit log without the name.',
  reauthenticates: true,
  body: answerDataRequestBody,
  reply: dataReply(answeredDataRequest),
  refusals: [
    wire.dataRequestNotFound,
    wire.dataRequestAnswered,
    wire.hasOpenAssignment,
    wire.lastAdmin,
    wire.ownRequest,
    wire.adminEmail,
    emailTaken,
    phoneTaken,
    personErased,
  ],
});
