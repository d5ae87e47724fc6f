import { type ClientView, getClientProfile, messages } from '@prahari/contract';
import { call } from '../api/call.ts';
import { asRaw, dataOf, idOf } from '../api/read.ts';
import { toClient } from '../api/rows.ts';
import { assertSuccess } from './assert-success.ts';
import { reportFailure } from './failure.ts';
import { createLoaded } from './loaded.ts';

/** The client's own profile; null before a request was accepted (DECISIONS section 4). */
export const clientProfile = createLoaded<ClientView | null>({
  read: async () => {
    const raw = asRaw(dataOf(assertSuccess(await call(getClientProfile))));
    return idOf(raw) || 'activeAssignments' in raw ? toClient(raw) : null;
  },
  failed: (error) => reportFailure(error, messages.assignments.clientFetchFailed),
});
