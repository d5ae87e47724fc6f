import type { Refusal } from '@prahari/contract/reply';
import type { FieldError, GuardWarning } from '@prahari/contract/reply.schemas';

type Status = Refusal['status'] | 413 | 415;

/**
 * An expected refusal, most often one of the contract's. Any other error becomes a 500 without
 * details.
 */
export class AppError extends Error {
  readonly status: Status;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The methods of the path, for a 405. */
  readonly allow: readonly string[] | undefined;
  /** The rules about a guard's hours that ask for a reason, sent with the refusal. */
  readonly warnings: readonly GuardWarning[] | undefined;
  /** The user whose login was refused, for the log only. */
  userId: string | undefined;

  constructor(
    { status, code, message }: Omit<Refusal, 'status'> & { status: Status },
    more: {
      errors?: readonly FieldError[];
      retryAfterSeconds?: number;
      allow?: readonly string[];
      userId?: string | undefined;
      warnings?: readonly GuardWarning[];
      /** The error behind it, for the log. */
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.allow = more.allow;
    this.userId = more.userId;
    this.warnings = more.warnings;
  }
}

/** Builds a 400 for invalid fields. Its message is that of a single error, or a general one. */
export const invalidFields = (errors: readonly FieldError[]): AppError =>
  new AppError(
    {
      status: 400,
      code: 'request.invalid',
      message: errors.length === 1 && errors[0] ? errors[0].message : 'Some fields need another look',
    },
    { errors },
  );

/** The 401 for a missing or expired session. */
export const noSession = () =>
  new AppError({ status: 401, code: 'auth.no_session', message: 'Please log in' });
/** The 403 for a session with another role. */
export const wrongRole = () =>
  new AppError({ status: 403, code: 'auth.wrong_role', message: 'This is not for your role' });
/** The 404 for a path without an endpoint or file. */
export const pathNotFound = () =>
  new AppError({ status: 404, code: 'request.unknown_path', message: 'There is nothing at this address' });
/** The reply to any error that is not expected. */
export const internalError = {
  code: 'internal',
  message: 'Something went wrong on our side. Please try again.',
} as const;
