import type {
  AnswerDataRequestBody,
  AnsweredDataRequest,
  AskForDataBody,
  DataRequest,
  HandleDataBody,
  HandledData,
  OfficeDataRequest,
  OwnData,
} from './data-requests.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

/** Rights of a person under the DPDP Act. */
export const dataRequestKinds = ['export', 'correction', 'erasure'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];
export const dataRequestKindLabels: Record<DataRequestKind, string> = {
  export: 'A copy of the data',
  correction: 'A correction',
  erasure: 'Erasure',
};

/** The copy stays available for download for this long after the office's answer. */
export const DATA_COPY_DAYS = 7;

export const dataRequestStatuses = ['open', 'done', 'declined'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

export const dataRequestMessages = {
  fetchFailed: 'Failed to fetch requests about personal data',
  sent: 'Your request is with the office',
  sendFailed: 'Failed to send the request',
  downloaded: 'Your copy is saved as a file',
  downloadFailed: 'Failed to download your data',
  done: 'Request fulfilled. The person gets a mail.',
  declined: 'Request declined. The person gets a mail.',
  answerFailed: 'Failed to answer the request',
  handled: {
    export: 'The copy is saved as a file',
    correction: 'The data is corrected',
    erasure: 'The data is erased',
  },
  handleFailed: 'Failed to change the personal data',
} as const;

export const dataRequestNotFound = {
  status: 404,
  code: 'data_requests.not_found',
  message: 'Request not found',
} as const;
export const dataRequestAnswered = {
  status: 409,
  code: 'data_requests.answered',
  message: 'This request was already answered',
} as const;
export const noDataCopy = {
  status: 404,
  code: 'data_requests.no_copy',
  message: 'There is no copy to download. Ask the office for one.',
} as const;
export const hasOpenAssignment = {
  status: 409,
  code: 'data_requests.open_assignment',
  message: 'This person has an open assignment. End it first. Nothing was changed.',
} as const;
export const lastAdmin = {
  status: 409,
  code: 'data_requests.last_admin',
  message: 'This is the only admin. Make another first. Nothing was changed.',
} as const;

export const ownRequest = {
  status: 409,
  code: 'data_requests.own',
  message: 'Another admin has to answer your own request',
} as const;
export const adminEmail = {
  status: 409,
  code: 'data_requests.admin_email',
  message: 'The email of an admin is changed on the server: npm run person -- --correct',
} as const;

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

/** A POST, because it writes an audit entry. */
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

/** For a person without an email, who cannot ask under Account. Takes no Idempotency-Key: a stored reply would be a copy. */
export const handleData = endpoint<DataReply<HandledData>, HandleDataBody>({
  method: 'POST',
  path: '/admin/person-data',
  access: 'admin',
});

export const answerDataRequest = endpoint<DataReply<AnsweredDataRequest>, AnswerDataRequestBody>({
  method: 'POST',
  path: '/admin/data-requests/answer',
  access: 'admin',
});
