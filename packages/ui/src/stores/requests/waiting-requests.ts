import { listOwnApplications } from '@prahari/contract/applications';
import { callPage } from '../../api/call-page.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing } from '../toasts/failure.ts';

/** The number of pending requests; 0 where the server does not say. Failures are only logged. */
export const waitingRequests = createLoaded({
  read: async () => {
    const page = await nullIfMissing(callPage(listOwnApplications, { limit: 1, status: 'pending' }));
    return page?.total ?? 0;
  },
  failed: (error) => console.error('Could not load the waiting requests', error),
});
