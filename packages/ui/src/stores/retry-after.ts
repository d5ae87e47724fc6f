import { ApiError } from '../api/ApiError.ts';

/** Seconds the server asks to wait before trying again, if it does: given as seconds or as a date (RFC 9110). */
export function retryAfterOf(error: unknown): number | undefined {
  const header = error instanceof ApiError && error.retryAfter;
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
