import { serverTime } from './server-clock.ts';

/** Returns the seconds of a Retry-After header, a number or a date (RFC 9110). */
export function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : (Date.parse(header) - serverTime().getTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
