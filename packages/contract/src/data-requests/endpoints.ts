import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type {
  AnswerDataRequestBody,
  AnsweredDataRequest,
  AskForDataBody,
  DataRequest,
  OfficeDataRequest,
  OwnData,
} from './schemas.ts';

export const listOwnDataRequests = endpoint<DataReply<DataRequest[]>>({
  method: 'GET',
  path: '/auth/data-requests',
  access: 'session',
});

export const askForData = endpoint<DataReply<DataRequest[]>, AskForDataBody>({
  method: 'POST',
  path: '/auth/data-requests',
  access: 'session',
});

/** A POST: it leaves an audit entry. */
export const downloadOwnData = endpoint<DataReply<OwnData>>({
  method: 'POST',
  path: '/auth/data-requests/download',
  access: 'session',
});

export const listDataRequests = endpoint<DataReply<OfficeDataRequest[]>>({
  method: 'GET',
  path: '/admin/data-requests',
  access: 'admin',
});

export const answerDataRequest = endpoint<DataReply<AnsweredDataRequest>, AnswerDataRequestBody>({
  method: 'POST',
  path: '/admin/data-requests/answer',
  access: 'admin',
});
