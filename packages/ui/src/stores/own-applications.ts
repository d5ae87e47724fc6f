import {
  type BodyOf,
  type ClientApplicationView,
  listOwnApplications,
  messages,
  submitClientApplication,
} from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/call.ts';
import { toClientApplication } from '../api/rows.ts';
import { refuse, reportFailure, type SubmitResult } from './failure.ts';
import { createList } from './list.ts';
import { createOnceKey } from './once-key.ts';
import { succeeded } from './success-flag.ts';
import { toast } from './toasts.ts';

const $missing = atom(false);
/** True where the API has no such list (DECISIONS section 4): nothing is shown, nothing is said. */
export const $ownApplicationsMissing: ReadableAtom<boolean> = $missing;

/** The client's own requests, the newest first. */
export const ownApplications = createList<ClientApplicationView>({
  endpoint: listOwnApplications,
  toRow: toClientApplication,
  pageSize: 5,
  query: { sort: '-createdAt' },
  failed: (error) => {
    const missing = error instanceof ApiError && error.status === 404;
    $missing.set(missing);
    if (!missing) reportFailure(error, messages.clientApplications.fetchFailed);
  },
  texts: ({ location, serviceType }) => [location, serviceType],
  column: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
});

const key = createOnceKey();

/** Asks for guards. The spec's toast, whatever the server says; its field errors go to the form. */
export async function submitApplication(body: BodyOf<typeof submitClientApplication>): Promise<SubmitResult> {
  try {
    succeeded(await call(submitClientApplication, body, { idempotencyKey: key.of(body) }));
  } catch (error) {
    return refuse(error, messages.clientApplications.submitFailed);
  }
  key.done();
  toast.success(messages.clientApplications.submitted);
  if (!$missing.get()) void ownApplications.ask({});
  return { ok: true };
}
