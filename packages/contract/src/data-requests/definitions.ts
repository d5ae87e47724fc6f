import * as z from 'zod/mini';
import { dataReply, define } from '../definition.ts';
import { emailTaken } from '../invitations/refusals.ts';
import * as endpoints from './endpoints.ts';
import {
  dataRequestAnswered,
  dataRequestNotFound,
  hasOpenAssignment,
  lastAdmin,
  noDataCopy,
} from './refusals.ts';
import {
  answerDataRequestBody,
  answeredDataRequest,
  askForDataBody,
  dataRequest,
  officeDataRequest,
  ownData,
} from './schemas.ts';

export const listOwnDataRequests = define(endpoints.listOwnDataRequests, {
  summary: 'What the caller asked for about their own data, newest first.',
  reply: dataReply(z.array(dataRequest)),
});

export const askForData = define(endpoints.askForData, {
  summary:
    'Ask the office for a copy, a correction or the erasure of the caller’s own data. One of each kind can be open.',
  body: askForDataBody,
  reply: dataReply(z.array(dataRequest)),
});

export const downloadOwnData = define(endpoints.downloadOwnData, {
  summary:
    'Everything that is stored about the caller, for 7 days after the office has fulfilled a request for a copy.',
  reauthenticates: true,
  reply: dataReply(ownData),
  refusals: [noDataCopy],
});

export const listDataRequests = define(endpoints.listDataRequests, {
  summary: 'Open requests about personal data, oldest first, at most 200.',
  reply: dataReply(z.array(officeDataRequest)),
});

export const answerDataRequest = define(endpoints.answerDataRequest, {
  summary:
    'Fulfil or decline a request about personal data; the person gets a mail. Erasure keeps bills, assignments and the audit log without the name.',
  reauthenticates: true,
  body: answerDataRequestBody,
  reply: dataReply(answeredDataRequest),
  refusals: [dataRequestNotFound, dataRequestAnswered, hasOpenAssignment, lastAdmin, emailTaken],
});
