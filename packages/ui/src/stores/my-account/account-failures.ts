import { ApiError } from '../../api/ApiError.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';

/** Form fields by error code. Literals, because the contract's refusals would load more code. */
const FIELD_OF: Record<string, string> = {
  'auth.wrong_password': 'currentPassword',
  'auth.wrong_code': 'totp',
};

/** Reports a wrong password or code at its field, any other failure as a toast. */
export function refusedAtField(error: unknown, fallback: string): SubmitResult {
  const path = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
  if (path) return { ok: false, errors: [{ path, message: serverMessageOr(error, fallback) }] };
  return submitFailure(error, serverMessageOr(error, fallback));
}
