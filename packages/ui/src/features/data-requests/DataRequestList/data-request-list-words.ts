import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of DataRequestList. */
export const dataRequestListWords = defineOfficeWords('dataRequestList', {
  askedInstant: ({ instant }: { instant: string }) => `Asked ${instant}`,
  dataRequests: 'Data requests',
  decline: 'Decline',
  declineRequestOf: ({ name }: { name: string }) => `Decline the request of ${name}`,
  fulfil: 'Fulfil',
  fulfilRequestOf: ({ name }: { name: string }) => `Fulfil the request of ${name}`,
});
