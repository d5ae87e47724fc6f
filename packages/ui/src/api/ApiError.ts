import type { Failure, FieldError } from '@prahari/contract/reply.schemas';

/** The half that languages have; the other is the status. */
const ANSWERED = 'The server answered with an error';

/** An API call failed: no response, an error status or an unreadable reply. */
export class ApiError extends Error {
  /** 0 when there was no response. */
  readonly status: number;
  /** The server's message for people, or ''. */
  readonly serverMessage: string;
  /** The contract's code, or one of `clientErrorCodes`. */
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** The raw Retry-After header, for stores/toasts/retry-after.ts. */
  readonly retryAfter: string | null;

  /** @param body of any shape: proxies respond with HTML or nothing */
  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const failure = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
    const serverMessage = text(failure.message).trim();
    // A reply that was cut off has the status of a success.
    super(serverMessage || (status >= 400 ? `${ANSWERED}: ${status}` : 'The server could not be reached'));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = text(failure.code);
    this.errors = Array.isArray(failure.errors) ? failure.errors.filter(isFieldError) : [];
    this.retryAfter = retryAfter;
  }
}

/** Error codes set in the browser for a server on another origin. */
export const clientErrorCodes = {
  /** The server lacks this endpoint; the UI hides what needs it. */
  absent: 'client.absent',
  corsBlocked: 'client.cors_blocked',
} as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isFieldError = (value: Partial<FieldError> | null): value is FieldError =>
  typeof value?.path === 'string' && typeof value.message === 'string';
