import type { FieldError } from '@prahari/contract';

/** A call that did not succeed. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  /** What the server said for a person to read, or '' when it said nothing fit to show. */
  readonly serverMessage: string;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** How long the server asks to wait (RFC 9110, Retry-After); absent when it does not say. */
  readonly retryAfterSeconds?: number;

  constructor(status: number, body: unknown, retryAfterSeconds?: number) {
    const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const serverMessage = typeof told.message === 'string' ? told.message : '';
    super(serverMessage || (status ? `The server answered ${status}` : 'The server could not be reached'));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = typeof told.code === 'string' ? told.code : '';
    this.errors = Array.isArray(told.errors) ? told.errors.filter(isFieldError) : [];
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
