/** What a person may ask for under the DPDP Act. */
export const dataRequestKinds = ['export', 'correction', 'erasure'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];
export const dataRequestKindLabels: Record<DataRequestKind, string> = {
  export: 'A copy of the data',
  correction: 'A correction',
  erasure: 'Erasure',
};

/** For how long a person can download the copy, once the office has fulfilled the request. */
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
