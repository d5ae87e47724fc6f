import { ApiError } from '../api/ApiError.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from './failure.ts';

/** The field a refusal is about, by its code. Written out, so that no schema is loaded for it. */
const FIELD_OF: Record<string, string> = {
  'auth.wrong_password': 'currentPassword',
  'auth.wrong_code': 'totp',
};

/** A refusal of a password or code says so at its field; any other is a toast. */
export function refusedAtField(error: unknown, fallback: string): SubmitResult {
  const path = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
  if (path) return { ok: false, errors: [{ path, message: serverMessageOr(error, fallback) }] };
  return submitFailure(error, serverMessageOr(error, fallback));
}
