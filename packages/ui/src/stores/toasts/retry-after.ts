import { ApiError } from '../../api/ApiError.ts';
import { retryAfterSeconds } from '../../api/retry-after.ts';

/** Returns the seconds that the server asks to wait. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? retryAfterSeconds(error.retryAfter) : undefined;
