import type {
  AnswerDataRequestBody,
  AnsweredDataRequest,
  AskForDataBody,
  DataRequest,
  OfficeDataRequest,
  OwnData,
} from './data-requests.schemas.ts';
import { endpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
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
} as const;

export const dataRequestNotFound = refusal(404, 'data_requests.not_found', 'Request not found');
export const dataRequestAnswered = refusal(
  409,
  'data_requests.answered',
  'This request was already answered',
);
export const noDataCopy = refusal(
  404,
  'data_requests.no_copy',
  'There is no copy to download. Ask the office for one.',
);
export const hasOpenAssignment = refusal(
  409,
  'data_requests.open_assignment',
  'This person has an open assignment. End it first. Nothing was changed.',
);
export const lastAdmin = refusal(
  409,
  'data_requests.last_admin',
  'This is the only admin. Make another first. Nothing was changed.',
);

export const listOwnDataRequests = endpoint<DataReply<DataRequest[]>>('GET /auth/data-requests', {
  access: 'session',
});

export const askForData = endpoint<DataReply<DataRequest[]>, AskForDataBody>('POST /auth/data-requests', {
  access: 'session',
});

/** A POST, because it writes an audit entry. */
export const downloadOwnData = endpoint<DataReply<OwnData>>('POST /auth/data-requests/download', {
  access: 'session',
});

export const listDataRequests = endpoint<DataReply<OfficeDataRequest[]>>('GET /admin/data-requests', {
  access: 'admin',
});

export const answerDataRequest = endpoint<DataReply<AnsweredDataRequest>, AnswerDataRequestBody>(
  'POST /admin/data-requests/answer',
  { access: 'admin' },
);
