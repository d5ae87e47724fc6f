import { clientPostMessages, listOwnPosts } from '@prahari/contract/posts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure } from '../toasts/failure.ts';

/** The client's posts with who guards them now; null where the server knows no posts. */
export const clientPosts = createLoaded({
  read: async () => (await nullIfMissing(call(listOwnPosts)))?.data ?? null,
  failed: (error) => reportFailure(error, clientPostMessages.fetchFailed),
});
