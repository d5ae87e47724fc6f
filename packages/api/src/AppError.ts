import type { Refusal } from '@prahari/contract/refusal';
import type { FieldError } from '@prahari/contract/reply.schemas';

type Status = Refusal['status'] | 413 | 415;

/** An expected refusal. Any other error becomes a 500 without details. */
export class AppError extends Error {
  readonly status: Status;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The user whose login was refused, for the log only. */
  userId: string | undefined;

  constructor(
    status: Status,
    code: string,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Builds the error of a refusal in the contract. */
export const refusal = ({ status, code, message }: Refusal, retryAfterSeconds?: number): AppError =>
  new AppError(status, code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

/** Builds a 400 for invalid fields. Its message is that of a single error, or a general one. */
export const invalidFields = (errors: readonly FieldError[]): AppError =>
  new AppError(
    400,
    'request.invalid',
    errors.length === 1 && errors[0] ? errors[0].message : 'Some fields need another look',
    { errors },
  );

/** The 401 for a missing or expired session. */
export const noSession = () => new AppError(401, 'auth.no_session', 'Please log in');
/** The 403 for a session with another role. */
export const wrongRole = () => new AppError(403, 'auth.wrong_role', 'This is not for your role');
/** The 404 for a path without an endpoint or file. */
export const pathNotFound = () =>
  new AppError(404, 'request.unknown_path', 'There is nothing at this address');
