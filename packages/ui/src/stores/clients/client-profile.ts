import { ownAssignmentMessages } from '@prahari/contract/assignments';
import { getClientProfile } from '@prahari/contract/clients';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure } from '../toasts/failure.ts';

/** The client's own profile; null until a request is accepted. */
export const clientProfile = createLoaded({
  read: async () => (await call(getClientProfile)).data,
  failed: (error) => reportFailure(error, ownAssignmentMessages.clientFetchFailed),
});
