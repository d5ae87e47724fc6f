import type { FieldError } from '@prahari/contract';
import { asRaw, listIn, text } from './read.ts';

/** A call that did not succeed. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  /** What the server said for a person to read, or '' when it said nothing fit to show; blanks are nothing. */
  readonly serverMessage: string;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** The Retry-After header as it came (stores/retry-after.ts reads it); null when the server does not say. */
  readonly retryAfter: string | null;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const told = asRaw(body);
    const serverMessage = text(told.message).trim();
    super(serverMessage || (status ? `The server answered ${status}` : 'The server could not be reached'));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = text(told.code);
    this.errors = listIn(told.errors).filter(isFieldError);
    this.retryAfter = retryAfter;
  }
}

function isFieldError(value: unknown): value is FieldError {
  const { path, message } = asRaw(value);
  return typeof path === 'string' && typeof message === 'string';
}
