import { dataReply, define, defineBareList, defineList, undoableReply } from '../definition.ts';
import { applicationIdBody } from '../security-applications/schemas.ts';
import { somethingFollowed } from '../undo/refusals.ts';
import {
  updateClientApplication as changeEndpoint,
  submitClientApplication as submitEndpoint,
} from './change-endpoints.ts';
import * as endpoints from './endpoints.ts';
import * as office from './office-endpoints.ts';
import {
  applicationChanged,
  applicationNotAnswered,
  applicationNotFound,
  applicationNotPending,
  tooManyPending,
  tooManyToday,
} from './refusals.ts';
import {
  clientApplication,
  clientApplicationBody,
  respondToClientApplicationBody,
  updateClientApplicationBody,
} from './schemas.ts';

export const listClientApplications = defineBareList(office.listClientApplications, {
  summary: 'All clients’ requests: a bare array, or a page when limit is given.',
  row: clientApplication,
});

export const respondToClientApplication = define(office.respondToClientApplication, {
  summary:
    'Approve or reject a pending request. Approving creates or updates the client; rejecting mails the client, with the reason if one is given. With `version`, only what was read is answered.',
  body: respondToClientApplicationBody,
  reply: undoableReply(clientApplication),
  refusals: [applicationNotFound, applicationNotPending, applicationChanged],
});

export const reopenClientApplication = define(office.reopenClientApplication, {
  summary:
    'Reopen an answered request where nothing followed. A client who was told of a refusal gets a mail; a client that the approval created is removed again.',
  body: applicationIdBody,
  reply: dataReply(clientApplication),
  refusals: [applicationNotFound, applicationNotAnswered, somethingFollowed],
});

export const submitClientApplication = define(submitEndpoint, {
  summary: 'Request guards.',
  body: clientApplicationBody,
  reply: dataReply(clientApplication),
  refusals: [tooManyPending, tooManyToday],
});

export const updateClientApplication = define(changeEndpoint, {
  summary: 'Change a request of the caller while it is pending: all its fields.',
  body: updateClientApplicationBody,
  reply: dataReply(clientApplication),
  refusals: [applicationNotFound, applicationNotPending],
});

export const listOwnApplications = defineList(endpoints.listOwnApplications, {
  summary: 'The client’s own requests.',
  row: clientApplication,
});
