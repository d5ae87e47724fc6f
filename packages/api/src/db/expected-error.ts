import { musterLocked } from '@prahari/contract/duties';
import { AppError } from '../AppError.ts';
import { isMusterLocked, isRetryable, isUnavailable } from './errors.ts';

const RETRY_SECONDS = 2;

/** Returns the refusal for an error, with 503 for a database that can't answer; undefined for a fault of ours. */
export function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  // Whatever changes a duty, the database keeps what was agreed.
  if (isMusterLocked(error)) return new AppError(musterLocked);
  if (isRetryable(error) || isUnavailable(error)) {
    return new AppError(
      {
        status: 503,
        code: 'service.unavailable',
        message: 'The service cannot answer right now. Please try again.',
      },
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
  return undefined;
}
