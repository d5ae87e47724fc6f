import { listOwnPapers, papersMessages } from '@prahari/contract/documents';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure } from '../toasts/failure.ts';

/** The guard's own papers. */
export const ownPapers = createLoaded({
  read: async () => (await call(listOwnPapers)).data,
  failed: (error) => reportFailure(error, papersMessages.fetchFailed),
});
