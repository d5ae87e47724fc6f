import type { FieldError } from '@prahari/contract';
import { ApiError, clientErrorCodes } from '../api/ApiError.ts';
import { toast } from './toasts.ts';

/** The result of a form's submit; the form keeps what was typed unless it is ok. */
export type SubmitResult = { ok: true } | { ok: false; errors?: readonly FieldError[] };

/** The server's message, else the spec's. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** What went wrong, for the spec's messages that end in `{message}`. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong';

/** True where the server, an older one, has no such endpoint: the screen leaves out what it would show. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === clientErrorCodes.absent;

/** Null where the server has no such endpoint. */
export async function nullIfAbsent<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * Logs the error, shows the toast and returns its message. A call that ended the session shows nothing: the login page
 * says so.
 */
export function reportFailure(error: unknown, message: string): string {
  console.error(message, error);
  if (error instanceof ApiError && error.status === 401 && error.code === 'auth.no_session') return message;
  toast.failure(message);
  return message;
}

/** As reportFailure, and gives the form the server's field errors. */
export function submitFailure(error: unknown, message: string): SubmitResult {
  reportFailure(error, message);
  return { ok: false, errors: error instanceof ApiError ? error.errors : [] };
}

/** Refused because somebody else changed the rows meanwhile: they have to be loaded again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);

/** An action on one row of a list. */
export interface RowAction<Reply> {
  send: () => Promise<Reply>;
  /** The toasts of success and failure. */
  done: string;
  failed: string;
  /** Updates what is shown from the reply. */
  onDone: (reply: Reply) => unknown;
  /** Loads the list again where somebody else changed the row meanwhile. */
  reload: () => Promise<unknown>;
}

/** Failures are reported, never thrown. */
export async function runRowAction<Reply>({
  send,
  done,
  failed,
  onDone,
  reload,
}: RowAction<Reply>): Promise<void> {
  try {
    const reply = await send();
    toast.success(done);
    await onDone(reply);
  } catch (error) {
    reportFailure(error, failed);
    if (isOutdated(error)) await reload();
  }
}

const UNREACHABLE = 'The server could not be reached. Check the connection and try again.';

/** What a form says beside the toast when there was no response. */
export const unreachable = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === 0
    ? { path: '', message: error.serverMessage || UNREACHABLE }
    : undefined;
