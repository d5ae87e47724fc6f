import { getOwnHistory } from '@prahari/contract/muster';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing } from '../toasts/failure.ts';

/** The guard's last months with duties; null where the server does not tell. Failures are only logged. */
export const ownHistory = createLoaded({
  read: async () => (await nullIfMissing(call(getOwnHistory)))?.data ?? null,
  failed: (error) => console.error('Could not load the months before', error),
});
