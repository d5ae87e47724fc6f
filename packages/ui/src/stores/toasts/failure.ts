import type { FieldError } from '@prahari/contract/reply.schemas';
import { ApiError, clientErrorCodes } from '../../api/ApiError.ts';
import { toast } from './toasts.ts';

/** The result of a form, which keeps its values unless it is ok. */
export type SubmitResult = { ok: true } | { ok: false; errors?: readonly FieldError[] };

/** Returns the server's message, else SPEC's. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** Returns the error's message, for messages of SPEC that end in `{message}`. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong';

/** True if the older hosted API lacks the endpoint, so that the UI hides what needs it. */
export const isMissingEndpoint = (error: unknown): boolean =>
  error instanceof ApiError && error.code === clientErrorCodes.absent;

/** Returns the reply, or null if the server lacks the endpoint. */
export async function nullIfMissing<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (isMissingEndpoint(error)) return null;
    throw error;
  }
}

/** Names a cause that several calls share, such as no connection, so that one toast shows it. */
function sharedCause(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code } = error;
  return [0, 403, 429].includes(status) || status >= 500 ? `${status} ${code}` : undefined;
}

/** Logs the error, shows a toast unless the session has ended, and returns the message. */
export function reportFailure(error: unknown, message: string): string {
  console.error(message, error);
  if (error instanceof ApiError && error.status === 401 && error.code === 'auth.no_session') return message;
  toast.failure(message, sharedCause(error));
  return message;
}

/** Reports a failure and returns the server's field errors for the form. */
export function submitFailure(error: unknown, message: string): SubmitResult {
  reportFailure(error, message);
  return { ok: false, errors: error instanceof ApiError ? error.errors : [] };
}

/** True for 404 and 409: someone else changed or removed the row, so reload the list. */
export const isStaleRow = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);

const UNREACHABLE = 'The server could not be reached. Check the connection and try again.';

/** Returns an error for the form, beside the toast, if there was no response. */
export const unreachableError = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === 0
    ? { path: '', message: error.serverMessage || UNREACHABLE }
    : undefined;

/** True for 503: the server's queue is full. */
export const isServerBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/** Returns an error for the form, beside the toast, that says when to try again after a limit. */
export const limitError = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && (isServerBusy(error) || error.status === 429) && error.serverMessage
    ? { path: '', message: error.serverMessage }
    : undefined;
