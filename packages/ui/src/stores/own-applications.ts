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
import { assertSuccess } from './assert-success.ts';
import { reportFailure, type SubmitResult, submitFailure } from './failure.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createList } from './list.ts';
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

const key = createIdempotencyKey();

/** Asks for guards. The spec's toast, whatever the server says; its field errors go to the form. */
export async function submitApplication(body: BodyOf<typeof submitClientApplication>): Promise<SubmitResult> {
  try {
    assertSuccess(await call(submitClientApplication, body, { idempotencyKey: key.of(body) }));
  } catch (error) {
    return submitFailure(error, messages.clientApplications.submitFailed);
  }
  key.done();
  toast.success(messages.clientApplications.submitted);
  if (!$missing.get()) void ownApplications.setQuery({});
  return { ok: true };
}
