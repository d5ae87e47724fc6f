import { listOwnPapers, papersMessages } from '@prahari/contract/documents';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure } from '../toasts/failure.ts';

/** The guard's own papers. */
export const ownPapers = createLoaded({
  read: () => allPages((place) => call(listOwnPapers, place)),
  failed: (error) => reportFailure(error, papersMessages.fetchFailed),
});
