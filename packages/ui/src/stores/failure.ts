import type { FieldError } from '@prahari/contract';
import { ApiError } from '../api/ApiError.ts';
import { toast } from './toasts.ts';

/** What a form's submit gives back; the form keeps what was typed when it is not ok. */
export type SubmitResult = { ok: true } | { ok: false; errors?: readonly FieldError[] };

/** The server's own words, else the spec's. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** What went wrong in words, for the spec's messages that end in `{message}`. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong';

/**
 * Logs the details, shows the toast and returns its message. A call that ended the session has said so already and
 * shows nothing more.
 */
export function reportFailure(error: unknown, message: string): string {
  console.error(message, error);
  if (error instanceof ApiError && error.status === 401 && error.code === 'auth.no_session') return message;
  toast.failure(message);
  return message;
}

/** As reportFailure, and hands a form the server's field errors. */
export function submitFailure(error: unknown, message: string): SubmitResult {
  reportFailure(error, message);
  return { ok: false, errors: error instanceof ApiError ? error.errors : [] };
}

/** Refused because the rows are no longer as they were shown: somebody else was quicker. They are to be loaded again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);

/** Something the office does to one row of a list. */
export interface RowAction {
  send: () => Promise<unknown>;
  /** Said when it is done, and when it is not. */
  done: string;
  failed: string;
  /** Loads again what shows the row. */
  refresh: () => Promise<unknown>;
}

/** Sends it and says how that went. A row that somebody else has changed meanwhile is loaded again as well. */
export async function runRowAction({ send, done, failed, refresh }: RowAction): Promise<void> {
  try {
    await send();
    toast.success(done);
  } catch (error) {
    reportFailure(error, failed);
    if (!isOutdated(error)) return;
  }
  await refresh();
}

/** What a form says beside the toast when no answer came at all. */
export const unreachable = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === 0
    ? { path: '', message: 'The server could not be reached. Check the connection and try again.' }
    : undefined;
